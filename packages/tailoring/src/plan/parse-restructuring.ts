import { sanitizeText } from '@tailorbird/language'
import type { EditPlan } from './edit-plan.ts'

const MAX_ITEMS = 60
const MAX_IDS = 500
const MAX_TEXT_CHARS = 2_000
const ID = /^(?:summary|[a-z]\d{1,5}(?:\.[a-z]\d{1,5}){0,2})$/

type Restructuring = Pick<EditPlan, 'merges' | 'drops' | 'oldJobs' | 'skillGroups' | 'headline'>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MAX_IDS) : [])
const readIds = (value: unknown) =>
  listOf(value).filter((id): id is string => typeof id === 'string' && ID.test(id))

function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT_CHARS) return undefined
  const text = sanitizeText(value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()
  return text === '' ? undefined : text
}

/** Rows of a text and ids; what is no such row is left out. */
function readRows(value: unknown, text: string, ids: string): { text: string; ids: string[] }[] {
  return listOf(value)
    .slice(0, MAX_ITEMS)
    .flatMap((row) => {
      const { [text]: said, [ids]: named } = (row ?? {}) as Record<string, unknown>
      const read = readText(said)
      return read === undefined ? [] : [{ text: read, ids: readIds(named) }]
    })
}

/**
 * Reads what a model's answer says of the resume's build: bullets that become one, lines that are left out, groups
 * of skills, a headline. A part that is missing or of another form is none.
 * @param plan an answer, parsed from JSON
 */
export function parseRestructuring(plan: Record<string, unknown>): Restructuring {
  const merges = readRows(plan['merges'], 'text', 'targetIds').map(({ text, ids }) => ({
    text,
    targetIds: ids,
  }))
  const skillGroups = readRows(plan['skillGroups'], 'name', 'skillIds').map(({ text, ids }) => ({
    name: text,
    skillIds: ids,
  }))
  const [headline] = readRows(plan['headline'], 'text', 'sourceIds')
  const [drops, oldJobs] = [readIds(plan['drops']), readIds(plan['oldJobs'])]
  return {
    ...(merges.length > 0 && { merges }),
    ...(drops.length > 0 && { drops }),
    ...(oldJobs.length > 0 && { oldJobs }),
    ...(skillGroups.length > 0 && { skillGroups }),
    ...(headline && { headline: { text: headline.text, sourceIds: headline.ids } }),
  }
}
