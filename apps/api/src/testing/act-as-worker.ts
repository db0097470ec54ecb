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
  readSources,
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
  const sources = await readSources(db, { id, attempt: 1 })
  const job = await startJob(db, id, 1)
  if (!job || !sources) throw new Error(`job ${id} can't be started`)
  await advanceJob(db, job, PROGRESS.tailoring)
  const resumeId = await saveTailored(db, job, {
    ...sampleResult,
    jobTitle: sources.title,
    companyName: sources.company,
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
