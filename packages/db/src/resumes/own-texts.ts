import { OWN_TEXTS_PAGE_SIZE, type OwnTextKind, type OwnTexts } from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { followOwner, lockOwner, storeForOwner, type Owner } from '../owners/owners.ts'
import { dropAnswers, keepOwnText, type NewOwnText } from './keep-own-text.ts'

/** A text of a person's own, as tailoring needs it. */
export interface PlainOwnText {
  kind: OwnTextKind
  text: string
  line: string
  note: string
  /** The suggestion that it answers; '' for none. */
  offered: string
  /** Of one that was left: the words that were in question, where there are any. */
  words?: string[]
  /** What was asked about a summary; '' or none where nothing was. */
  question?: string
}

const plainColumns = ['kind', 'text', 'line', 'note', 'offered', 'words', 'question'] as const
type Plain = Omit<PlainOwnText, 'kind'> & { kind: string }
// The queries leave out the only other kind.
const toPlain = (rows: readonly Plain[]) => rows as PlainOwnText[]

/** All that an owner said of texts, oldest first, beside a row of `owners`. */
export const allOwnTexts = sql<PlainOwnText[]>`(
  select coalesce(json_agg(
    -- What has no words is named without them: what was made from it stays what it was made from.
    json_strip_nulls(json_build_object('kind', kind, 'text', text, 'line', line, 'note', note, 'offered', offered,
      'words', nullif(words, '{}'), 'question', nullif(question, ''))) order by created_at, id
  ), '[]')
  from own_texts where own_texts.owner_id = owners.id and kind <> 'reopened'
)`.as('own_texts')

/** All that the owner said of texts, oldest first. */
export async function readOwnTexts(db: Db, ownerId: string): Promise<PlainOwnText[]> {
  const rows = await db
    .selectFrom('own_texts')
    .select(plainColumns)
    .where('owner_id', '=', ownerId)
    .where('kind', '<>', 'reopened')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return toPlain(rows)
}

/**
 * What the owner said of texts, for the owner: newest first, a page of it.
 * @param cursor of the page before
 */
export async function listOwnTexts(db: Db, ownerId: string, cursor?: string): Promise<OwnTexts> {
  const [micros, id] = cursor?.split('.') ?? []
  const rows = await db
    .selectFrom('own_texts')
    .select(['id', 'kind', 'text', 'line', 'note', 'words', 'created_at'])
    // To the microsecond, which a date of JavaScript has not.
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('micros'))
    .where('owner_id', '=', ownerId)
    .where('kind', '<>', 'reopened')
    .$if(cursor !== undefined, (page) =>
      page.where(
        sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OWN_TEXTS_PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, OWN_TEXTS_PAGE_SIZE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const { total } = await db
    .selectFrom('own_texts')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('owner_id', '=', ownerId)
    .where('kind', '<>', 'reopened')
    .executeTakeFirstOrThrow()
  return {
    texts: page.map(({ id: textId, kind, text, line, note, words, created_at }) => ({
      id: textId,
      kind: kind as OwnTextKind,
      text,
      line,
      note,
      words,
      createdAt: created_at.toISOString(),
    })),
    nextCursor: last ? `${last.micros}.${last.id}` : null,
    total,
  }
}

/**
 * Keeps a text as the person's own, once however often it is said.
 * @returns false when as many are kept as there may be
 * @throws CodedError not_signed_in when the account is gone
 */
export function addOwnText(db: Db, owner: Owner, text: NewOwnText): Promise<boolean> {
  return storeForOwner(db, owner, (id) =>
    inTransaction(db, async (tx) => {
      // One at a time for each owner, or the limit could be passed.
      await lockOwner(tx, id)
      return keepOwnText(tx, id, text)
    }),
  )
}

/** Takes one back. @returns whether it was there and theirs */
export function removeOwnText(db: Db, ownerId: string, id: string): Promise<boolean> {
  return followOwner(db, ownerId, async (owner) => {
    const row = await db
      .deleteFrom('own_texts')
      .where('id', '=', id)
      .where('owner_id', '=', owner)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  })
}

/** What an edit of a result says of the person's own texts. */
export interface OwnTextChanges {
  keep: readonly NewOwnText[]
  /** Wordings of lines that they no longer stand by, and answers that they took back. */
  drop: readonly { line: string; text: string; question?: string }[]
}

/** Keeps and drops texts, in the transaction that holds their owner. What there is no room for is not kept. */
export async function changeOwnTexts(
  tx: Db,
  ownerId: string,
  { keep, drop }: OwnTextChanges,
): Promise<void> {
  await dropAnswers(tx, ownerId, drop)
  for (const text of keep) await keepOwnText(tx, ownerId, text)
}

/** The skills that the owner says they have, oldest first. */
export function listConfirmedSkills(
  db: Db,
  ownerId: string,
): Promise<{ id: string; skill: string; note: string }[]> {
  return db
    .selectFrom('own_texts')
    .select(['id', 'text as skill', 'note'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'skill')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
