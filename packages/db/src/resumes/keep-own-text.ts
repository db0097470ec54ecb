import {
  MAX_CONFIRMED_SKILLS,
  MAX_LEFT_TEXTS,
  MAX_OWN_TEXTS,
  type OwnTextKind,
} from '@tailorbird/contracts'
import { sql } from 'kysely'
import type { Db } from '../client.ts'

/** A text that a person makes theirs. */
export interface NewOwnText {
  kind: OwnTextKind | 'reopened'
  text: string
  line?: string
  note?: string
  /** The suggestion that it answers. */
  offered?: string
  /** Of one that was left: the words that were in question. */
  words?: readonly string[]
  /** What was asked about a summary: one answer for all results that ask it. */
  question?: string
  /** It counts for all wordings of its line. */
  isOfLine?: boolean
}

/** Kinds that share a limit. */
const ROOM = {
  skill: [['skill'], MAX_CONFIRMED_SKILLS],
  wording: [['wording', 'fact'], MAX_OWN_TEXTS],
  fact: [['wording', 'fact'], MAX_OWN_TEXTS],
  left: [['left'], MAX_LEFT_TEXTS],
  reopened: [['reopened'], MAX_OWN_TEXTS],
} as const

/** Rows about the same line, compared as their person reads it. */
const isAbout = (ownerId: string, line: string) =>
  sql<boolean>`owner_id = ${ownerId} and text_key(line) = text_key(${line}::text)`

/**
 * Keeps a text, in the transaction that holds its owner. What was said of the same suggestion before, and what it
 * contradicts, goes; where a line is asked about anew, all that was answered to suggestions for it. The newest counts, so that one that is there is as new as if it were said now.
 * @returns false when there is no room
 */
export async function keepOwnText(
  tx: Db,
  ownerId: string,
  {
    kind,
    text,
    line = '',
    note = '',
    offered = '',
    words = [],
    question = '',
    isOfLine = false,
  }: NewOwnText,
): Promise<boolean> {
  await sql`
    delete from own_texts where ${isAbout(ownerId, line)} and (
      (${kind}::text = 'reopened' and ${isOfLine}::boolean and offered <> '')
      or (${offered}::text <> '' and offered <> '' and text_key(offered) = text_key(${offered}::text))
      or (${question}::text <> '' and question = ${question}::text)
      or (text_key(text) = text_key(${text}::text) and (kind = 'left') <> (${kind}::text = 'left')
        and kind in ('left', 'wording', 'skill'))
    ) and not (kind = ${kind} and text_key(text) = text_key(${text}::text))
  `.execute(tx)
  if (!(await hasRoom(tx, ownerId, { kind, text, line }))) return false
  await sql`
    insert into own_texts (owner_id, kind, text, line, note, offered, words, question, settled)
    values (${ownerId}, ${kind}, ${text}, ${line}, ${note}, ${offered}, ${[...words]}::text[], ${question}, ${offered === ''})
    on conflict (owner_id, kind, text_key(line), text_key(text)) do update set
      created_at = excluded.created_at, offered = excluded.offered, words = excluded.words, question = excluded.question, settled = excluded.settled,
      note = case when excluded.note = '' then own_texts.note else excluded.note end
  `.execute(tx)
  return true
}

async function hasRoom(
  tx: Db,
  ownerId: string,
  { kind, text, line }: { kind: NewOwnText['kind']; text: string; line: string },
): Promise<boolean> {
  const [kinds, most] = ROOM[kind]
  const rows = await tx
    .selectFrom('own_texts')
    .select(
      sql<boolean>`text_key(line) = text_key(${line}::text) and text_key(text) = text_key(${text}::text)`.as(
        'isSame',
      ),
    )
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', kinds)
    .execute()
  return rows.length < most || rows.some(({ isSame }) => isSame)
}

/** Drops wordings of lines, and answers to suggestions, in the transaction that holds their owner. */
export async function dropAnswers(
  tx: Db,
  ownerId: string,
  answers: readonly { line: string; text: string; question?: string }[],
): Promise<void> {
  for (const { line, text, question = '' } of answers) {
    await sql`
      delete from own_texts where ${isAbout(ownerId, line)} and kind <> 'fact'
        and (text_key(${text}::text) in (text_key(text), text_key(offered))
          or (question <> '' and question = ${question}::text))
    `.execute(tx)
  }
}
