import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const bullets = Array.from(
  { length: 1450 },
  (_, n) => `- Pruned ${n} pear trees of house number ${n} with ${n} helpers\n`,
)
/** 90 kB. */
const LONG = `# Ada Reyes\n\nada@example.org\n\n## Experience\n\n### Orchard House\n**Gardener** | 2019 – 2021\n\n${bullets.join('')}`

let api: TestApi
let browser: Browser
let path = ''
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
  browser = await openBrowser(api.url)
  const sent = { originalContent: '# Ada', jobDescription: 'Gardener' }
  const accepted = await browser.post('/api/resume/tailor', sent, { prefer: 'respond-async' })
  const { id } = (await accepted.json()) as { id: string }
  // From before documents were kept: each look reads the text.
  const resumeId = await tailorAs(api.db, id, 'Ada Reyes', {
    tailoredContent: LONG,
    sourceMarkdown: LONG,
  })
  await api.db
    .updateTable('resumes')
    .set({ document: null as never })
    .where('id', '=', resumeId)
    .execute()
  await renderAs(api.db, resumeId)
  path = `/api/resume/${resumeId}`
})
afterAll(() => api.close())

/** Functions of the packages that work on texts, as this thread ran them: the API's event loop is here, its threads are not. */
async function findTextWork(work: () => Promise<Response>): Promise<string[]> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    const answer = await work()
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    const { profile } = await session.post('Profiler.stop')
    return profile.nodes
      .map(({ callFrame }) => `${callFrame.url} ${callFrame.functionName}`)
      .filter((place) => /\/packages\/(?:reading|matching|truth|tailoring)\//.test(place))
  } finally {
    session.disconnect()
  }
}

test('a resume of 90 kB is read and revised beside the event loop', async () => {
  expect(await findTextWork(() => browser.get(path))).toEqual([])
  const tailoredContent = LONG.replace('0 pear', '1000 pear')
  expect(await findTextWork(() => browser.patch(path, { tailoredContent }))).toEqual([])
})
