import { isDeepStrictEqual } from 'node:util'
import { CodedError } from '@tailorbird/contracts'
import {
  findUnsettled,
  findUnsettledResults,
  markSettled,
  readOwnTexts,
  readRevisable,
  readUnsettledAnswers,
  saveRevision,
  type UnsettledAnswer,
} from '@tailorbird/db'
import type { Answered } from '@tailorbird/tailoring'
import type { TailorParts } from './tailor-resume.ts'
import type { Parts } from '../parts.ts'

/** So many owners, and results of each, take their turn at once. */
const OWNERS = 20
const RESULTS = 20

type Outcome = 'settled' | 'unchanged' | 'later' | 'failed'

type SettleParts = Pick<Parts, 'log'> & Pick<TailorParts, 'db' | 'texts'>

/** @param made when the result was */
function toAnswered(
  { kind, text, line, offered, question, createdAt }: UnsettledAnswer,
  made: Date,
): Answered {
  const base = { line, offered, question, isLater: createdAt >= made }
  if (kind === 'reopened') return { ...base, answer: 'reopen', text: undefined }
  if (kind === 'left') return { ...base, answer: 'leave', text: undefined }
  return { ...base, answer: 'reword', text }
}

/**
 * Writes answers to suggestions into all results that wait for them. Rows say what is left to do, so it may stop
 * anywhere and run twice. PDFs are made when somebody wants them.
 */
export async function settleSuggestions(parts: SettleParts): Promise<void> {
  for (const ownerId of await findUnsettled(parts.db, OWNERS)) await settleOwner(parts, ownerId)
}

async function settleOwner(parts: SettleParts, ownerId: string): Promise<void> {
  const { db, log } = parts
  const answers = await readUnsettledAnswers(db, ownerId)
  const resumeIds = await findUnsettledResults(db, ownerId, RESULTS)
  const outcomes: Outcome[] = []
  for (const id of resumeIds) outcomes.push(await settleResult(parts, ownerId, id))
  const isDone = resumeIds.length < RESULTS && !outcomes.includes('later')
  // What can't be revised, or is as it should be, would be tried for ever.
  const isStuck = outcomes.every((one) => one === 'failed' || one === 'unchanged')
  if (isDone || (outcomes.length > 0 && isStuck))
    await markSettled(
      db,
      ownerId,
      answers.map(({ id }) => id),
    )
  if (resumeIds.length > 0) log.info({ ownerId, results: resumeIds.length }, 'suggestions settled')
}

async function settleResult(
  { db, texts, log }: SettleParts,
  ownerId: string,
  resumeId: string,
): Promise<Outcome> {
  const current = await readRevisable(db, ownerId, resumeId)
  if (!current) return 'settled'
  // An edit now could take the job's result away.
  if (current.isRendering) return 'later'
  // Read after the result: an undo in between is missed by neither, since it makes a new revision.
  const answers = await readUnsettledAnswers(db, ownerId)
  if (answers.length === 0) return 'settled'
  try {
    const { ownWords: _, ...next } = await texts.run(
      'reviseText',
      {
        current,
        wish: { answered: answers.map((answer) => toAnswered(answer, current.createdAt)) },
        ownTexts: await readOwnTexts(db, ownerId),
      },
      { key: ownerId },
    )
    // Another worker was here.
    if (isDeepStrictEqual(next.changes, current.changes)) return 'unchanged'
    const isSaved = await saveRevision(db, ownerId, resumeId, {
      ...next,
      revision: current.revision,
    })
    return isSaved ? 'settled' : 'later'
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    log.warn({ resumeId, code: error.code }, 'suggestion not settled')
    return 'failed'
  }
}
