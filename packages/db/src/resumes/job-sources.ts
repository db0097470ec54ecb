import type { ResumeSection, TailorOptions } from '@tailorbird/contracts'
import type { Db } from '../client.ts'
import { allOwnTexts, type PlainOwnText } from './own-texts.ts'

/** What a job's result is made from, all of it the person's. */
export interface JobSources {
  /** Set when an earlier attempt has stored a result. */
  resume_id: string | null
  job_description: string
  title: string
  company: string
  original_content: string
  /** What the text's headings open, where the person said so. */
  sections: ResumeSection[] | null
  /** How it is to be written, where the person said so. */
  options: TailorOptions | null
  /** The person wants it made even where there is a result of the same. */
  anew: boolean
  words: JobWords
}

/** What the owner of a job said of texts, oldest first, and whether they want suggestions. */
export interface JobWords {
  ownTexts: PlainOwnText[]
  wantsSuggestions: boolean
}

/** Reads what a job is made from. @returns undefined when it is gone, has ended or is at another attempt */
export async function readSources(
  db: Db,
  job: { id: string; attempt: number },
): Promise<JobSources | undefined> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('batches', 'batches.id', 'jobs.batch_id')
    .innerJoin('owners', 'owners.id', 'jobs.owner_id')
    .select(['resume_id', 'job_description', 'title', 'company', 'anew'])
    .select(['original_content', 'sections', 'options', 'wants_suggestions', allOwnTexts])
    .where('jobs.id', '=', job.id)
    .where('attempt', '=', job.attempt)
    .where('status', 'in', ['queued', 'processing'])
    .executeTakeFirst()
  if (!row) return undefined
  const { own_texts: ownTexts, wants_suggestions: wantsSuggestions, ...sources } = row
  return { ...sources, words: { ownTexts, wantsSuggestions } }
}

/** What the owner of a job says of texts by now, whoever that is. */
export async function readWordsForJob(db: Db, jobId: string): Promise<JobWords> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('owners', 'owners.id', 'jobs.owner_id')
    .select(['wants_suggestions', allOwnTexts])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return { ownTexts: row?.own_texts ?? [], wantsSuggestions: row?.wants_suggestions ?? true }
}
