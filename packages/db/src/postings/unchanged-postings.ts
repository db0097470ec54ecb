import type { TailorOptions } from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'
import { namesOf } from '../resumes/made-from.ts'
import { allOwnTexts } from '../resumes/own-texts.ts'
import { readScoredResume } from './scored-resume.ts'

/** So many texts are looked at without a rest. */
const AT_ONCE = 50

/**
 * Those of an owner's postings that would be answered by what is there: their resume was made from the same, by the
 * engine that wrote last, and nobody changed it.
 * @param options how they would be written
 */
export async function findUnchanged(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  options: TailorOptions | undefined,
): Promise<string[]> {
  const [resume, person, writer] = await Promise.all([
    readScoredResume(db, ownerId),
    readPerson(db, ownerId, options),
    readWriter(db),
  ])
  if (!resume || !person || !writer) return []
  const name = namesOf(
    {
      original_content: resume.originalContent,
      sections: resume.sections,
      options: person.options,
      words: { ownTexts: person.own_texts, wantsSuggestions: person.wants_suggestions },
    },
    writer,
  )
  const unchanged = new Set<string>()
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const { id, text, made_from } of await readMade(db, ownerId, ids.slice(at, at + AT_ONCE)))
      if (name(text) === made_from) unchanged.add(id)
  return [...unchanged]
}

/** What the person says of texts, and the options as they are stored with a batch. */
const readPerson = (db: Db, ownerId: string, options: TailorOptions | undefined) =>
  db
    .selectFrom('owners')
    .select(['wants_suggestions', allOwnTexts])
    .select(
      sql<TailorOptions | null>`${options ? JSON.stringify(options) : null}::jsonb`.as('options'),
    )
    .where('id', '=', ownerId)
    .executeTakeFirst()

/** The engine that wrote last, whoever's result it is: workers alone know which one they have. */
const readWriter = (db: Db) =>
  db
    .selectFrom('resumes')
    .select([
      sql<string>`analysis_results ->> 'engine'`.as('name'),
      sql<string | null>`analysis_results ->> 'model'`.as('model'),
    ])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Those of them that have results that may be given again, and what these were made from. */
const readMade = (db: Db, ownerId: string, ids: readonly string[]) =>
  db
    .selectFrom('postings')
    .innerJoin('jobs', (join) =>
      join
        .onRef('jobs.owner_id', '=', 'postings.owner_id')
        .on((eb) =>
          eb.or([
            eb('jobs.id', '=', eb.ref('postings.job_id')),
            eb('jobs.id', '=', eb.ref('postings.other_job_id')),
          ]),
        ),
    )
    .innerJoin('resumes', (join) =>
      join
        .onRef('resumes.id', '=', 'jobs.resume_id')
        .onRef('resumes.owner_id', '=', 'jobs.owner_id'),
    )
    .select(['postings.id', 'postings.text', 'resumes.made_from'])
    .where('postings.owner_id', '=', ownerId)
    .where('postings.id', 'in', [...ids])
    .where('resumes.made_from', 'is not', null)
    .where('resumes.revision', '=', 1)
    .execute()
