import {
  deleteEndedHits,
  deleteEndedSessions,
  deleteOldCounts,
  deleteOldReadings,
  deleteOldResults,
  deleteRemovedJobs,
  deleteUnusedDevices,
  deleteUnusedPdfs,
  type DeletedWork,
} from '@tailorbird/db'
import type { JobContext } from '@tailorbird/queue'
import type { Parts } from '../parts.ts'

/** Deletes what is kept for no longer. Twice at once is harmless. */
export async function deleteExpired(
  { db, producer, config }: Pick<Parts, 'db' | 'producer' | 'config'>,
  { log, signal }: Pick<JobContext<'delete-expired'>, 'log' | 'signal'>,
): Promise<void> {
  const devices = await deleteUnusedDevices(db, config.RETENTION_DAYS, signal, (work) =>
    forgetWork(producer, work),
  )
  const removed = await deleteRemovedJobs(db, signal)
  const days = config.RESULT_RETENTION_DAYS
  const old = days === undefined ? {} : await deleteOldResults(db, days, signal)
  const pdfs = await deleteUnusedPdfs(db)
  const sessions = await deleteEndedSessions(db)
  const hits = await deleteEndedHits(db)
  const readings = await deleteOldReadings(db)
  const counts = await deleteOldCounts(db)
  log.info(
    { devices, removed, ...old, pdfs, sessions, hits, readings, counts },
    'deleted what has expired',
  )
}

/** Queues hold ids alone, of rows that are gone: nothing would come of them. */
async function forgetWork(producer: Parts['producer'], work: DeletedWork): Promise<void> {
  await producer.forget('tailor-resume', work.jobs)
  await producer.forget('render-pdf', work.pdfs)
}
