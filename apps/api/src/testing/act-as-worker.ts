import { PROGRESS, type AnalysisResults } from '@tailorbird/contracts'
import { advanceJob, finishJobs, savePdf, saveTailored, startJob, type Db } from '@tailorbird/db'

const analysisResults: AnalysisResults = {
  matchScore: 61,
  matchScoreBefore: 50,
  noScoreReason: null,
  optimizedPoints: ['Put what the posting asks for first'],
  keywordsAdded: ['Pruning'],
  keywordsCovered: ['Pruning'],
  keywordsMissing: [],
  warnings: [],
  engine: 'offline',
  model: null,
  scorerVersion: '1',
}
export const PDF = Buffer.from('%PDF-1.7 sample')

/** Takes a job through the steps that a worker takes it through, up to the stored result. */
export async function tailorAs(db: Db, id: string, name = 'Ada Reyes'): Promise<string> {
  const job = await startJob(db, id, 1)
  if (!job) throw new Error(`job ${id} can't be started`)
  await advanceJob(db, job, PROGRESS.tailoring)
  const resumeId = await saveTailored(db, job, {
    jobTitle: job.title,
    companyName: job.company,
    tailoredContent: `# ${name}\n`,
    analysisResults,
  })
  return resumeId ?? ''
}

/** Stores the PDF and ends the job, as the render worker does. */
export async function renderAs(
  db: Db,
  resumeId: string,
  size: 'letter' | 'a4' = 'letter',
): Promise<void> {
  await savePdf(db, { resumeId, template: 'classic', size }, PDF)
  await finishJobs(db, resumeId)
}
