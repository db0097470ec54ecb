import { foldCase } from '@tailorbird/language'
import { anyLabel, anyOf } from './words/index.ts'
import type { FieldKind } from './words/resume-words.ts'

const compile = (kinds: readonly FieldKind[]) =>
  kinds.map((kind) => [kind, new RegExp(`^(?:${anyLabel(kind)})$`, 'u')] as const)
/** Of a label with two meanings the first stands. */
const contact = compile(['name', 'email', 'phone', 'location', 'linkedin', 'website', 'languages'])
const job = compile(['company', 'position', 'period', 'from', 'to', 'location'])
const education = compile(['institution', 'degree', 'period', 'from', 'to', 'location'])

const MAX_LABEL_CHARS = 50

const finder = (table: ReturnType<typeof compile>) => (label: string) => {
  if (label.length > MAX_LABEL_CHARS) return undefined
  const folded = foldCase(label)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s*•-]+|[\s.:：*]+$/g, '')
  return table.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** What a label of contact data stands for. */
export const findContactLabel = finder(contact)
/** Labels that say which site stands behind them, and not only that one does. */
const SITE_NAME = new RegExp(String.raw`^(?:${anyOf('siteNames')})\s*[.:：]?\s*$`, 'i')
/** Whether a label of contact data says no more than which field stands behind it. */
export const isPlainLabel = (label: string): boolean =>
  findContactLabel(label) !== undefined && !SITE_NAME.test(label)
/** What a label or a column's name stands for among jobs. */
export const findJobLabel = finder(job)
/** What a label or a column's name stands for in education. */
export const findEducationLabel = finder(education)

/** Whether a label says no more than which field stands behind it. */
export const isFieldLabel = (label: string) =>
  [findContactLabel, findJobLabel, findEducationLabel].some((find) => find(label) !== undefined)

/** What only says that a list follows: 'Responsibilities:'. */
const OPENS_LIST = new RegExp(String.raw`^(?:${anyOf('dutyLabels')})\s*\|?\s*[:：]?$`, 'iu')
/** Whether a line is nothing but the label of the list below it. */
export const opensList = (text: string): boolean =>
  text.length <= MAX_LABEL_CHARS && OPENS_LIST.test(text)

/** A line whose left column is a label, 'E-mail   jo@example.org', with a colon behind it. */
export function showLabel(text: string): string {
  const cells = text.length > 300 ? [] : text.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/)
  const [label = '', value = ''] = cells
  return cells.length === 2 && value !== '' && findContactLabel(label) ? `${label}: ${value}` : text
}

/** 'Label: value', or a label in the left column. */
export function splitLabel(text: string): { label: string; value: string } | undefined {
  const match = /^([^:：|]{1,50}?)\s*[:：|]\s*(.*)$/u.exec(text.slice(0, 400))
  return match?.[1] === undefined
    ? undefined
    : { label: match[1], value: text.slice(match[0].length - (match[2] ?? '').length) }
}
