import type { Db } from '../../client.ts'
import * as db from '../../index.ts'
import { sampleResult } from '../sample-rows.ts'
import type { World } from './world.ts'

/** Calls a function of this package as the product does. */
export type Call = (to: Db, world: World) => Promise<unknown>

export const pdfOf = (resumeId: string) =>
  ({ resumeId, template: 'classic', size: 'letter', fit: 0 }) as const
export const rewritten = { ...sampleResult, hasOneOffEdits: false, revision: 1 }
export const content = { userId: null, browser: null, data: {} }
export const forget = () => Promise.resolve()
export const never = new AbortController().signal
export const width = { shared: 4, alone: 32 }

export async function readAll<T>(rows: AsyncGenerator<T>): Promise<T[]> {
  const read: T[] = []
  for await (const row of rows) read.push(row)
  return read
}

export const ofOwner = (w: World) => ({ id: w.anOwner('device'), kind: 'device' }) as const
export const storedOf = (w: World) => {
  const job = w.takeJob('done')
  return { ownerId: job.owner_id, id: job.resume_id ?? '', batchId: job.batch_id }
}
export const userOf = (w: World) => {
  const id = w.anOwner('user')
  return { id, number: Number.parseInt(id.slice(-12), 16) }
}
export const runningJob = async (to: Db, w: World) => {
  const { id, attempt } = w.takeJob('queued')
  const job = await db.startJob(to, id, attempt)
  if (!job) throw new Error('not started')
  return job
}
