import { PROGRESS, type AnalysisResults } from '@tailorbird/contracts'
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

const analysisResults: AnalysisResults = {
  matchScore: 61,
  matchScoreBefore: 50,
  matchScoreCeiling: 70,
  confidence: 'low',
  parseability: 100,
  requirements: [],
  noScoreReason: null,
  optimizedPoints: ['Put what the posting asks for first'],
  keywordsAdded: ['Pruning'],
  keywordsCovered: ['Pruning'],
  keywordsMissing: [],
  warnings: [],
  advice: [],
  engine: 'offline',
  model: null,
  scorerVersion: '1',
}
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
    jobTitle: job.title,
    companyName: job.company,
    tailoredContent: `# ${name}\n`,
    analysisResults,
    sourceMarkdown: `# ${name}\n`,
    changes: [],
    usage: null,
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
  await savePdf(db, { resumeId, template: 'classic', size }, revision, PDF)
  await finishJobs(db, resumeId)
}
