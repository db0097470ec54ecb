import { startJob } from '../jobs/jobs.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { createDb } from '../client.ts'
import { sampleResult } from './sample-rows.ts'

/** A worker that stands still with a result stored and not committed. Arguments: the database, the job. */
const [, , url = '', jobId = ''] = process.argv
const db = createDb({ url, onError: () => undefined })
const job = await startJob(db, jobId, 1)
if (!job) throw new Error('no such job')
await db.transaction().execute(async (tx) => {
  await saveTailored(tx, job, sampleResult)
  process.kill(process.pid, 'SIGSTOP')
})
