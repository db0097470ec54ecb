import type { PromptData, PromptText } from './read-prompt.ts'
import { reword } from './reword.ts'

const MAX_EDITS = 6

/** Claims that no sample resume makes: employer, figure, skill, degree, date. */
const inventions = [
  'as lead architect at Vandelay Industries',
  'raising revenue by 347%',
  'with Haskell, COBOL and Erlang',
  'while finishing a PhD in Astrophysics',
  'from March 1987 to May 1991',
]

interface PlannedEdit {
  targetId: string
  text: string
  sourceIds: string[]
  requirement: string
  reason: string
}

function countTerms(text: string, terms: readonly string[]): number {
  const lower = text.toLowerCase()
  return terms.filter((term) => lower.includes(term.toLowerCase())).length
}

function listBullets(data: PromptData): PromptText[] {
  return data.texts
    .filter(({ id }) => /^w\d+\.b\d+$/.test(id))
    .toSorted((a, b) => countTerms(b.text, data.terms) - countTerms(a.text, data.terms))
}

function toEdit(source: PromptText, text: string, data: PromptData): PlannedEdit {
  const requirement = data.terms.find((term) => countTerms(source.text, [term]) > 0) ?? ''
  const reason = requirement ? `Puts ${requirement} in plain sight.` : 'Says it more plainly.'
  return { targetId: source.id, text, sourceIds: [source.id], requirement, reason }
}

function toAnswer(data: PromptData, bullets: readonly PromptText[], edits: PlannedEdit[]): string {
  const orders = Map.groupBy(bullets, ({ id }) => id.split('.')[0] ?? id)
  const bulletOrder = [...orders].map(([jobId, own]) => ({ jobId, order: own.map(({ id }) => id) }))
  const skillOrder = data.texts
    .filter(({ id, text }) => /^s\d+\.k\d+$/.test(id) && countTerms(text, data.terms) > 0)
    .map(({ id }) => id)
  return JSON.stringify({ edits, bulletOrder, skillOrder })
}

/**
 * The default answer: bullets and skills that the posting asks for first, a few bullets in other
 * words, nothing that the resume does not say. After a refusal, only the refused ids are edited.
 * @returns JSON text
 */
export function writeTruthfulPlan(data: PromptData): string {
  const bullets = listBullets(data)
  const edits = bullets
    .filter(({ id }) => data.refused.length === 0 || data.refused.includes(id))
    .map((bullet) => ({ bullet, text: reword(bullet.text) }))
    .filter(({ bullet, text }) => text !== bullet.text)
    .slice(0, MAX_EDITS)
    .map(({ bullet, text }) => toEdit(bullet, text, data))
  return toAnswer(data, bullets, edits)
}

/** An answer in the right form whose edits claim what no resume says: a way to test the truth check. */
export function writeInventivePlan(data: PromptData): string {
  const bullets = listBullets(data)
  const targets = bullets.length > 0 ? bullets : [{ id: 'summary', text: 'Engineer' }]
  const edits = targets.slice(0, inventions.length).map((target, index) => {
    const own = inventions.filter((_, other) => other % targets.length === index)
    return toEdit(target, `${target.text.replace(/\.$/, '')}, ${own.join(', ')}.`, data)
  })
  return toAnswer(data, bullets, edits)
}
