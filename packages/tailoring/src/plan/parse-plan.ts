import { CodedError } from '@tailorbird/contracts'
import type { Edit, EditPlan, NewSkill, SummarySentence } from './edit-plan.ts'
import { sanitizeText } from '@tailorbird/language'

const MAX_EDITS = 200
const MAX_SENTENCES = 12
const MAX_NEW_SKILLS = 30
const MAX_IDS = 500
const MAX_TEXT_CHARS = 2_000
const MAX_NOTE_CHARS = 300
const ID = /^(?:summary|[a-z]\d{1,5}(?:\.[a-z]\d{1,5}){0,2})$/

/** Detail only says which part is wrong: an answer quotes the resume, and errors are logged. */
function reject(part: string): never {
  throw new CodedError('model_answer_invalid', { cause: new Error(`not as agreed: ${part}`) })
}

function readRecord(value: unknown, part: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) reject(part)
  return value as Record<string, unknown>
}

function readList(value: unknown, limit: number, part: string): unknown[] {
  if (!Array.isArray(value) || value.length > limit) reject(part)
  return value
}

function readText(value: unknown, part: string): string {
  if (typeof value !== 'string' || value.length > MAX_TEXT_CHARS) reject(part)
  return sanitizeText(value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()
}

const readNote = (value: unknown, part: string) => readText(value, part).slice(0, MAX_NOTE_CHARS)

function readIds(value: unknown, part: string): string[] {
  return readList(value, MAX_IDS, part).map((id) => {
    if (typeof id !== 'string' || !ID.test(id)) reject(part)
    return id
  })
}

function readSentence(value: unknown): SummarySentence {
  const { text, sourceIds } = readRecord(value, 'summary')
  return { text: readText(text, 'text'), sourceIds: readIds(sourceIds, 'sourceIds') }
}

function readSkill(value: unknown): NewSkill {
  const { text, sourceIds, requirement, reason } = readRecord(value, 'newSkills')
  return {
    text: readText(text, 'text'),
    sourceIds: readIds(sourceIds, 'sourceIds'),
    requirement: readNote(requirement, 'requirement'),
    reason: readNote(reason, 'reason'),
  }
}

function readEdit(value: unknown): Edit {
  const edit = readRecord(value, 'edits')
  const [targetId = reject('targetId')] = readIds([edit.targetId], 'targetId')
  return { targetId, ...readSkill(edit) }
}

function readBulletOrder(value: unknown): EditPlan['bulletOrder'] {
  const rows = readList(value, MAX_IDS, 'bulletOrder').map((row) => {
    const { jobId, order } = readRecord(row, 'bulletOrder')
    const [id = reject('jobId')] = readIds([jobId], 'jobId')
    return [id, readIds(order, 'order')] as const
  })
  return Object.fromEntries(rows)
}

/**
 * Reads a model's answer, already parsed from JSON, in the form of planSchema. Ids are checked for
 * their form only; applyEdits checks that they exist.
 * @throws CodedError model_answer_invalid when a part is missing, of another type or above its limit
 */
export function parsePlan(answer: unknown): EditPlan {
  const plan = readRecord(answer, 'answer')
  return {
    edits: readList(plan.edits, MAX_EDITS, 'edits').map(readEdit),
    summary: readList(plan.summary, MAX_SENTENCES, 'summary').map(readSentence),
    newSkills: readList(plan.newSkills, MAX_NEW_SKILLS, 'newSkills').map(readSkill),
    bulletOrder: readBulletOrder(plan.bulletOrder),
    skillOrder: readIds(plan.skillOrder, 'skillOrder'),
    sectionOrder: readIds(plan.sectionOrder, 'sectionOrder'),
  }
}
