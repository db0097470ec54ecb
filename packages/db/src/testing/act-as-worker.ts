import type { Db } from '../client.ts'
import { failJob, failRendering, finishJobs, startJob } from '../jobs/jobs.ts'
import { saveTailored } from '../resumes/resumes.ts'
import { sampleResult } from './sample-rows.ts'

const ENDINGS = ['done', 'done', 'tailoring fails', 'PDF fails'] as const

/** Runs a job as a worker does. @param n decides how it ends, in turn */
export async function runJob(db: Db, id: string, n: number, attempt = 1): Promise<void> {
  const ending = ENDINGS[n % ENDINGS.length]
  const job = await startJob(db, id, attempt)
  if (!job) return
  if (ending === 'tailoring fails') {
    await failJob(db, job, 'model_timeout')
    return
  }
  const resumeId = await saveTailored(db, job, sampleResult)
  if (!resumeId) return
  if (ending === 'done') await finishJobs(db, resumeId)
  else
    await failRendering(
      db,
      { resumeId, template: 'classic', size: 'letter', fit: 0 },
      'render_failed',
    )
}
