import { randomUUID } from 'node:crypto'
import type { JobMode } from '@tailorbird/contracts'
import { openVisitor } from '../src/visitor.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import type { Fleet } from './fleet.ts'

/** @param asked something more that they ask for */
export const newJobs = (count: number, asked?: string) =>
  Array.from({ length: count }, () => ({
    id: randomUUID().replaceAll('-', '').slice(0, 21),
    jobDescription: `${POSTING.replace('- Spanish', `- Spanish${asked ? `\n- ${asked}` : ''}`)}\nReference ${randomUUID()}`,
  }))

/** Somebody with a browser who hands in jobs at one of the replicas. */
export async function openPerson(fleet: Fleet, replica = 0) {
  const url = fleet.urls[replica % fleet.urls.length] ?? ''
  const visitor = await openVisitor(url)
  // A connection that was kept may end in the moment it is used again. Sent twice is as good as once.
  const send = (body: unknown) =>
    visitor.post('/api/jobs', body).catch(() => visitor.post('/api/jobs', body))
  return {
    url,
    visitor,
    send,
    /** @returns the ids of the accepted jobs, in order */
    handIn: async (count: number, mode: JobMode = 'batch', asked?: string): Promise<string[]> => {
      const jobs = newJobs(count, asked)
      const answer = await send({ mode, originalContent: RESUME, jobs })
      if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
      return jobs.map(({ id }) => id)
    },
    /** How many of these stand how; those that failed by what failed. */
    statuses: async (ids: string[]): Promise<Record<string, number>> => {
      const rows = await fleet.db
        .selectFrom('jobs')
        .select(['status', 'error_code'])
        .where('id', 'in', ids)
        .execute()
      const counts: Record<string, number> = {}
      for (const { status, error_code } of rows) {
        const stands = error_code ?? status
        counts[stands] = (counts[stands] ?? 0) + 1
      }
      return counts
    },
  }
}
