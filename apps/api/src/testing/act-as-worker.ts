import { PROGRESS } from '@tailorbird/contracts'
import {
  advanceJob,
  finishJobs,
  readForRendering,
  savePdf,
  saveTailored,
  startJob,
  type Db,
  type NewTailored,
} from '@tailorbird/db'
import { sampleResult } from '@tailorbird/db/testing'

export const PDF = Buffer.from('%PDF-1.7 sample')

/** Takes a job through the steps that a worker takes it through, up to the stored result. */
export async function tailorAs(
  db: Db,
  id: string,
  name = 'Ada Reyes',
  over: Partial<NewTailored> = {},
): Promise<string> {
  const job = await startJob(db, id, 1)
  if (!job) throw new Error(`job ${id} can't be started`)
  await advanceJob(db, job, PROGRESS.tailoring)
  const resumeId = await saveTailored(db, job, {
    ...sampleResult,
    jobTitle: job.title,
    companyName: job.company,
    tailoredContent: `# ${name}\n`,
    sourceMarkdown: `# ${name}\n`,
    ...over,
  })
  return resumeId ?? ''
}

/** Stores the PDF and ends the job, as the render worker does. */
export async function renderAs(
  db: Db,
  resumeId: string,
  size: 'letter' | 'a4' = 'letter',
): Promise<void> {
  const { revision = 1 } = (await readForRendering(db, resumeId)) ?? {}
  await savePdf(db, { resumeId, template: 'classic', size, fit: 0 }, revision, PDF)
  await finishJobs(db, resumeId)
}
