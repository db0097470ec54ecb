import {
  SUGGESTION_JOBS,
  SUGGESTIONS_PAGE_SIZE,
  SUGGESTIONS_RESULTS,
  type Change,
  type OpenSuggestions,
  type SuggestionAnswer,
} from '@tailorbird/contracts'
import { sql } from 'kysely'
import { inTransaction, type Db } from '../client.ts'
import { followOwner, lockOwner } from '../owners/owners.ts'
import { keepOwnText, type NewOwnText } from './keep-own-text.ts'

/** What was suggested, though the person may have worded it anew. */
const offered = sql<string>`coalesce(change -> 'doubt' ->> 'offered', change ->> 'after')`

const isLeft = sql<boolean>`coalesce(change -> 'doubt' ->> 'isLeft', 'false') = 'true'`

/** Of a change in `resumes.changes`: a suggestion that waits for its answer. */
const isOpen = sql<boolean>`
  change -> 'doubt' is not null and change ->> 'state' = 'undone' and not ${isLeft}`

/** Whether a suggestion is one of several wordings of a line, which are one question; a summary is written for its posting. */
const isOfLine = sql<boolean>`change ->> 'kind' <> 'summary' and change ->> 'before' <> ''`

/** What is asked about a summary; '' for none. */
const asked = sql<string>`coalesce(change -> 'doubt' ->> 'question', '')`

/** A suggestion that was taken, put in other words or left. */
const isAnswered = sql<boolean>`(change ->> 'state' = 'accepted' or ${isLeft})`

/**
 * The suggestions that wait for the owner, each line once for all results, in the newest wording: those that
 * concern the most results first. They are looked for in the newest results.
 * @param batchId only in the results of this batch
 */
export async function listOpenSuggestions(
  db: Db,
  ownerId: string,
  batchId?: string,
): Promise<OpenSuggestions> {
  const ofBatch = batchId
    ? sql`and exists (select from jobs where resume_id = resumes.id and batch_id = ${batchId})`
    : sql``
  const { rows } = await sql<Row>`
    with recent as (
      select id, job_title, company_name, created_at, changes from resumes
      where owner_id = ${ownerId} ${ofBatch}
      order by created_at desc limit ${SUGGESTIONS_RESULTS}
    ), reopened as (
      select text_key(line) as line_key, text_key(offered) as key, question as asked from own_texts
      where owner_id = ${ownerId} and kind = 'reopened'
    ), suggested as (
      select recent.*, change, text_key(change ->> 'before') as line_key, text_key(${offered}) as key,
        ${asked} as asked,
        case when ${isOfLine} then '' else text_key(coalesce(nullif(${asked}, ''), ${offered})) end as question,
        -- Of a summary part of the new one may be in use.
        case when change ->> 'kind' = 'summary' then (
          select one ->> 'after' from jsonb_array_elements(changes) one
          where one ->> 'kind' = 'summary' and one ->> 'state' = 'accepted' limit 1
        ) end as standing
      from recent, jsonb_array_elements(changes) change
      where changes @> '[{"doubt": {}}]' and change -> 'doubt' is not null and change ->> 'state' <> 'edited'
    ), waiting as (
      -- What was just reopened waits, though the results may not know yet.
      select * from suggested where ${isOpen} or (line_key, key) in (select line_key, key from reopened)
        or (asked <> '' and (line_key, asked) in (select line_key, asked from reopened))
    )
    select
      (array_agg(id order by created_at desc, id))[1] as "resumeId",
      (array_agg(change order by created_at desc, id))[1] as change,
      (array_agg(standing order by created_at desc, id))[1] as standing,
      count(distinct id) as results,
      (array_agg(distinct job_title || ' at ' || company_name))[1:${sql.lit(SUGGESTION_JOBS)}] as jobs,
      count(*) over () as total
    from waiting where not exists (
      select from own_texts where owner_id = ${ownerId} and kind in ('wording', 'skill', 'left')
        and text_key(line) = line_key and (key in (text_key(text), text_key(offered))
          or (asked <> '' and own_texts.question = asked)
          or (question = '' and kind <> 'skill' and own_texts.created_at > waiting.created_at))
    )
    group by line_key, question
    order by count(distinct id) desc, max(created_at) desc, line_key, question
    limit ${SUGGESTIONS_PAGE_SIZE}
  `.execute(db)
  return {
    suggestions: rows.map(({ resumeId, change, standing, results, jobs }) => ({
      resumeId,
      change: change.id,
      kind: change.kind,
      where: change.where,
      before: standing ?? change.before,
      after: change.doubt?.offered ?? change.after,
      words: change.doubt?.words ?? [],
      doubt: change.doubt?.reason ?? '',
      reason: change.reason,
      results,
      jobs,
    })),
    total: rows[0]?.total ?? 0,
  }
}

interface Row {
  resumeId: string
  change: Change
  standing: string | null
  results: number
  jobs: string[]
  total: number
}

/** What an answer makes a person's own. */
function toOwnText(
  { kind: of, before: line, after, doubt }: Pick<Change, 'kind' | 'before' | 'after' | 'doubt'>,
  { answer, text = '' }: Pick<SuggestionAnswer, 'answer' | 'text'>,
): NewOwnText {
  const suggested = doubt?.offered ?? after
  const base = {
    line,
    offered: suggested,
    isOfLine: of !== 'summary' && line !== '',
    question: doubt?.question ?? '',
  }
  if (answer === 'reopen') return { ...base, kind: 'reopened', text: suggested }
  if (answer === 'leave')
    return { ...base, kind: 'left', text: suggested, words: doubt?.words ?? [] }
  const kind = line === '' ? 'skill' : 'wording'
  return { ...base, kind, text: answer === 'take' ? suggested : text }
}

/**
 * Notes the answer to a suggestion, for all results that have one beside the same line. The workers write it into them.
 * @returns 'gone' when the owner has no such suggestion, 'full' when no more can be kept
 */
export function answerForAll(
  db: Db,
  ownerId: string,
  resumeId: string,
  answer: SuggestionAnswer,
): Promise<'kept' | 'gone' | 'full'> {
  return followOwner(db, ownerId, async (owner) => {
    const outcome = await inTransaction(db, async (tx) => {
      await lockOwner(tx, owner)
      const row = await tx
        .selectFrom('resumes')
        .select('changes')
        .where('id', '=', resumeId)
        .where('owner_id', '=', owner)
        .executeTakeFirst()
      const change = row?.changes.find(({ id, doubt }) => id === answer.change && doubt)
      if (!change) return undefined
      return (await keepOwnText(tx, owner, toOwnText(change, answer))) ? 'kept' : 'full'
    })
    return outcome
  }).then((outcome) => outcome ?? 'gone')
}

/** An answer that results wait for. */
export interface UnsettledAnswer {
  id: string
  kind: NewOwnText['kind']
  text: string
  line: string
  offered: string
  /** What was asked about a summary; '' for none. */
  question: string
  createdAt: Date
}

/** Owners with answers that results wait for, those who wait longest first. */
export async function findUnsettled(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('own_texts')
    .select('owner_id')
    .where('settled', '=', false)
    .groupBy('owner_id')
    .orderBy((is) => is.fn.min('created_at'))
    .limit(most)
    .execute()
  return rows.map(({ owner_id }) => owner_id)
}

/** The owner's answers that results wait for, oldest first. */
export const readUnsettledAnswers = (db: Db, ownerId: string): Promise<UnsettledAnswer[]> =>
  db
    .selectFrom('own_texts')
    .select(['id', 'kind', 'text', 'line', 'offered', 'question', 'created_at as createdAt'])
    .where('owner_id', '=', ownerId)
    .where('settled', '=', false)
    .orderBy('created_at')
    .execute()

/**
 * The owner's results that wait for answers.
 * @param most so many, those that can be changed now first
 */
export async function findUnsettledResults(
  db: Db,
  ownerId: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from resumes
    where owner_id = ${ownerId} and changes @> '[{"doubt": {}}]' and exists (
      select from jsonb_array_elements(changes) change cross join lateral (
        -- Of a line the newest answer counts.
        select answer.kind, answer.text, text_key(answer.offered) = text_key(${offered}) as is_own
        from own_texts answer
        where answer.owner_id = ${ownerId} and not answer.settled
          and text_key(answer.line) = text_key(change ->> 'before')
          and (text_key(answer.offered) = text_key(${offered})
            or ((${isOfLine} or (answer.question <> '' and answer.question = ${asked}))
              and resumes.created_at < answer.created_at))
        order by answer.created_at desc limit 1
      ) answer
      where change -> 'doubt' is not null and case
        when answer.kind = 'reopened' then ${isAnswered}
        when answer.kind = 'left' then ${isOpen} or (is_own and change ->> 'state' = 'accepted')
        else ${isOpen} or (is_own and (change ->> 'state' = 'undone'
          or (change ->> 'state' = 'accepted' and text_key(change ->> 'after') <> text_key(answer.text)))) end
    )
    order by exists (select from jobs where resume_id = resumes.id and status = 'processing'), created_at desc
    limit ${most}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Notes that all results have these answers; what was reopened is as if it had never been answered. */
export async function markSettled(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('own_texts')
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .where('kind', '=', 'reopened')
      .execute()
    await tx
      .updateTable('own_texts')
      .set({ settled: true })
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .execute()
  })
}
