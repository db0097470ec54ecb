import { randomUUID } from 'node:crypto'
import type { AnalysisResults, StructuredResume } from '@tailorbird/contracts'
import type { NewBatch } from '../jobs/batches.ts'
import type { FreeLimits } from '../ledger/free-counts.ts'
import type { Owner } from '../owners/owners.ts'
import type { NewTailored } from '../resumes/resumes.ts'

let count = 0

/** A job id that no other test has. */
function nextJobId(): string {
  count += 1
  return `job_${process.pid}_${count}`.padEnd(21, 'x')
}

export function newOwner(): Owner {
  return { id: randomUUID(), kind: 'device' }
}

/** So many free generations for this owner alone. */
export function freely(owner: { id: string }, quota: number): NonNullable<FreeLimits> {
  return [{ key: `device:${owner.id}`, quota }]
}

/** A batch of `size` jobs, unlimited unless `over` says otherwise. */
export function newBatch(size: number, over: Partial<NewBatch> = {}): NewBatch {
  return {
    mode: 'batch',
    originalContent: '# Ada Reyes\n\nada@example.org',
    jobs: Array.from({ length: size }, (_, index) => ({
      id: nextJobId(),
      jobDescription: `Gardener ${index}`,
      title: 'Gardener',
      company: 'Unknown company',
    })),
    requestId: 'request-1',
    freeLimits: null,
    ...over,
  }
}

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

const sampleDocument: StructuredResume = {
  contactInfo: { fullName: 'Ada Reyes', email: 'ada@example.org', phone: '', languages: [] },
  workExperience: [],
  education: [],
  skillsCategories: [],
  certifications: [],
  achievements: [],
  additionalSections: {},
}

export const sampleResult: NewTailored = {
  jobTitle: 'Gardener',
  companyName: 'Unknown company',
  tailoredContent: '# Ada Reyes\n\nada@example.org',
  document: sampleDocument,
  analysisResults,
  sourceDocument: sampleDocument,
  sourceMarkdown: '# Ada Reyes\n\nada@example.org',
  changes: [],
  madeFrom: null,
  usage: null,
}
