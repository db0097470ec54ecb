import type { ResumeSection, ScoredResume } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { hasJobs } from '../jobs/has-jobs.ts'
import { storeForOwner, type Owner } from '../owners/owners.ts'

/** The resume that postings are scored against and tailored from. */
interface StoredScoredResume {
  originalContent: string
  sections: ResumeSection[] | null
  fileName: string
  /** Of the text and how it is read. */
  hash: string
}

const hash = sql<string>`md5(original_content || coalesce(sections::text, ''))`

/**
 * Keeps the resume that an owner's postings are scored against from now on.
 * @throws CodedError not_signed_in when the account is gone
 */
export function keepScoredResume(db: Db, owner: Owner, resume: ScoredResume): Promise<string> {
  const told = {
    original_content: resume.originalContent.toWellFormed(),
    sections: resume.sections ? JSON.stringify(resume.sections).toWellFormed() : null,
    file_name: resume.fileName?.toWellFormed() ?? '',
  }
  return storeForOwner(db, owner, async (ownerId) => {
    const row = await db
      .insertInto('scored_resumes')
      .values({ owner_id: ownerId, ...told })
      .onConflict((conflict) =>
        conflict.column('owner_id').doUpdateSet({ ...told, updated_at: sql<Date>`now()` }),
      )
      .returning(hash.as('hash'))
      .executeTakeFirstOrThrow()
    return row.hash
  })
}

/**
 * The resume that an owner chose for their postings, else the one that they sent last.
 * @returns undefined when there is none
 */
export async function readScoredResume(
  db: Db,
  ownerId: string,
): Promise<StoredScoredResume | undefined> {
  const { rows } = await sql<StoredScoredResume>`
    select original_content as "originalContent", sections, ${named} from ${chosen(ownerId)}
  `.execute(db)
  return rows[0]
}

/** What that resume is told apart by, as it is when the statement that asks begins; null when there is none. */
export const scoredResumeHash = (ownerId: string) =>
  sql<string | null>`(select ${hash} from ${chosen(ownerId)})`

/** What that resume is called and told apart by, without its text. */
export async function describeScoredResume(
  db: Db,
  ownerId: string,
): Promise<Pick<StoredScoredResume, 'fileName' | 'hash'> | undefined> {
  const { rows } = await sql<Pick<StoredScoredResume, 'fileName' | 'hash'>>`
    select ${named} from ${chosen(ownerId)}
  `.execute(db)
  return rows[0]
}

const named = sql`coalesce(file_name, '') as "fileName", ${hash} as hash`

const chosen = (ownerId: string) => sql`(
  select original_content, sections, file_name from (
    select original_content, sections, file_name, 0 as place, updated_at as at
    from scored_resumes where owner_id = ${ownerId}
    union all
    (select original_content, sections, file_name, 1 as place, created_at as at
    from batches where owner_id = ${ownerId} and ${hasJobs} order by created_at desc limit 1)
  ) known order by place, at desc limit 1
) chosen`
