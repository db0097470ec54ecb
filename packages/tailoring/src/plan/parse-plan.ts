import { CodedError } from '@tailorbird/contracts'
import { sanitizeText } from '@tailorbird/language'
import type { Edit, EditPlan, NewSkill, SummarySentence } from './edit-plan.ts'
import { parseRestructuring } from './parse-restructuring.ts'

const MAX_EDITS = 200
const MAX_SENTENCES = 12
const MAX_NEW_SKILLS = 30
const MAX_IDS = 500
const MAX_TEXT_CHARS = 2_000
const MAX_NOTE_CHARS = 300
const ID = /^(?:summary|[a-z]\d{1,5}(?:\.[a-z]\d{1,5}){0,2})$/

const PARTS = [
  'edits',
  'summary',
  'newSkills',
  'bulletOrder',
  'skillOrder',
  'sectionOrder',
] as const
type Part = (typeof PARTS)[number]

/** A plan as far as an answer could be read. */
export interface ParsedPlan {
  plan: EditPlan
  /** How many items, ids and notes of each part were left out or cut; no entry for none. Counts alone, for logs. */
  dropped: Partial<Record<Part, number>>
}

/** Counts something that was left out or cut. */
type Drop = (count?: number) => void

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What of a list can be read, up to a limit. Nothing at all is an empty list. */
function readList<T>(
  value: unknown,
  limit: number,
  drop: Drop,
  read: (item: unknown) => T | undefined,
): T[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    drop()
    return []
  }
  if (value.length > limit) drop(value.length - limit)
  return (value as unknown[]).slice(0, limit).flatMap((item) => {
    const one = read(item)
    if (one === undefined) drop()
    return one === undefined ? [] : [one]
  })
}

/** A text that is too long is none: what is cut in the middle says something else. */
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT_CHARS) return undefined
  return sanitizeText(value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()
}

function readNote(value: unknown, drop: Drop): string {
  const note = readText(value)
  if (note === undefined && value !== undefined && value !== null) drop()
  return note?.slice(0, MAX_NOTE_CHARS) ?? ''
}

const readId = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)

/** Ids in a list; one alone may stand without it. */
const readIds = (value: unknown, drop: Drop) =>
  readList(typeof value === 'string' ? [value] : value, MAX_IDS, drop, readId)

function readSentence(value: unknown, drop: Drop): SummarySentence | undefined {
  const text = isRecord(value) ? readText(value['text']) : undefined
  if (!isRecord(value) || text === undefined) return undefined
  return { text, sourceIds: readIds(value['sourceIds'], drop) }
}

function readSkill(value: unknown, drop: Drop): NewSkill | undefined {
  const sentence = readSentence(value, drop)
  if (!isRecord(value) || !sentence) return undefined
  return {
    ...sentence,
    requirement: readNote(value['requirement'], drop),
    reason: readNote(value['reason'], drop),
  }
}

function readEdit(value: unknown, drop: Drop): Edit | undefined {
  const targetId = isRecord(value) ? readId(value['targetId']) : undefined
  const rest = targetId === undefined ? undefined : readSkill(value, drop)
  return targetId === undefined || !rest ? undefined : { targetId, ...rest }
}

function readBulletOrder(value: unknown, drop: Drop): EditPlan['bulletOrder'] {
  const rows = readList(value, MAX_IDS, drop, (row) => {
    const id = isRecord(row) ? readId(row['jobId']) : undefined
    return isRecord(row) && id !== undefined
      ? ([id, readIds(row['order'], drop)] as const)
      : undefined
  })
  return Object.fromEntries(rows)
}

const isEmpty = (plan: EditPlan) => PARTS.every((part) => Object.keys(plan[part]).length === 0)

/**
 * Reads a model's answer, already parsed from JSON, in the form of planSchema, as far as it goes: what
 * can't be read of it is left out alone. Ids are checked for their form only; applyEdits checks that they exist.
 * @throws CodedError model_answer_invalid when it is no object, has none of the parts, or nothing in
 * them can be read
 */
export function parsePlan(answer: unknown): ParsedPlan {
  const parts = isRecord(answer) ? answer : {}
  const dropped: ParsedPlan['dropped'] = {}
  const countFor =
    (part: Part): Drop =>
    (count = 1) => {
      dropped[part] = (dropped[part] ?? 0) + count
    }
  const read = <T>(
    part: Part,
    limit: number,
    readItem: (item: unknown, drop: Drop) => T | undefined,
  ) => readList(parts[part], limit, countFor(part), (item) => readItem(item, countFor(part)))
  const plan = {
    edits: read('edits', MAX_EDITS, readEdit),
    summary: read('summary', MAX_SENTENCES, readSentence),
    newSkills: read('newSkills', MAX_NEW_SKILLS, readSkill),
    bulletOrder: readBulletOrder(parts['bulletOrder'], countFor('bulletOrder')),
    skillOrder: readIds(parts['skillOrder'], countFor('skillOrder')),
    sectionOrder: readIds(parts['sectionOrder'], countFor('sectionOrder')),
  }
  const built = parseRestructuring(parts)
  const isNothing = isEmpty(plan) && Object.keys(built).length === 0
  const hasParts = PARTS.some((part) => Array.isArray(parts[part]))
  const lost = PARTS.filter((part) => dropped[part] !== undefined)
  if (!hasParts || (isNothing && lost.length > 0)) {
    // The cause only says which parts: an answer quotes the resume, and errors are logged.
    const what = lost.length > 0 ? lost.join(', ') : 'none of the parts is there'
    throw new CodedError('model_answer_invalid', { cause: new Error(`not as agreed: ${what}`) })
  }
  return { plan: { ...plan, ...built }, dropped }
}
