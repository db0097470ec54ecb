import type { JobDto, TailoredResume } from '@tailorbird/contracts'

export type Visitor = Awaited<ReturnType<typeof openVisitor>>

/**
 * Does over HTTP what the page does: keeps the device cookie, names its origin.
 * @param more headers that it sends with everything
 */
export async function openVisitor(url: string, more: Record<string, string> = {}) {
  const first = await fetch(url, { headers: more })
  const page = await first.text()
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';')
  const headers = { ...more, cookie, origin: url, 'content-type': 'application/json' }
  const get = (path: string) => fetch(url + path, { headers })
  return {
    page,
    headers,
    get,
    post: (path: string, body: unknown) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    /** The main job: tailor and wait. */
    tailor: async (originalContent: string, jobDescription: string): Promise<TailoredResume> => {
      const body = JSON.stringify({ originalContent, jobDescription })
      const answer = await fetch(`${url}/api/resume/tailor`, { method: 'POST', headers, body })
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as TailoredResume
    },
    fetchPdf: async (id: string, size = 'letter'): Promise<Uint8Array> => {
      const answer = await get(`/api/resume/${id}/pdf?size=${size}`)
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    listJobs: async (): Promise<JobDto[]> => {
      const answer = await get('/api/jobs')
      return ((await answer.json()) as { jobs: JobDto[] }).jobs
    },
  }
}
