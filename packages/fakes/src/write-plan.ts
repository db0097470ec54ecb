import type { PromptData, PromptText } from './read-prompt.ts'
import { reword } from './reword.ts'

const MAX_EDITS = 6
const MAX_NEW_SKILLS = 2

/** Claims that no sample resume makes: employer, figure, skill, degree, date. */
const inventions = [
  'as lead architect at Vandelay Industries',
  'raising revenue by 347%',
  'with Haskell, COBOL and Erlang',
  'while finishing a PhD in Astrophysics',
  'from March 1987 to May 1991',
]

interface PlannedSkill {
  text: string
  sourceIds: string[]
  requirement: string
  reason: string
}

interface PlannedEdit extends PlannedSkill {
  targetId: string
}

/** What a plan says besides the order. */
export interface PlannedTexts {
  edits?: PlannedEdit[]
  summary?: Pick<PlannedSkill, 'text' | 'sourceIds'>[]
  newSkills?: PlannedSkill[]
}

function countTerms(text: string, terms: readonly string[]): number {
  const lower = text.toLowerCase()
  return terms.filter((term) => lower.includes(term.toLowerCase())).length
}

/** The bullets of a prompt, those first that speak of the posting's terms. */
export function listBullets(data: PromptData): PromptText[] {
  return data.texts
    .filter(({ id }) => /^w\d+\.b\d+$/.test(id))
    .toSorted((a, b) => countTerms(b.text, data.terms) - countTerms(a.text, data.terms))
}

function toEdit(source: PromptText, text: string, data: PromptData): PlannedEdit {
  const requirement = data.terms.find((term) => countTerms(source.text, [term]) > 0) ?? ''
  const reason = requirement ? `Puts ${requirement} in plain sight.` : 'Says it more plainly.'
  return { targetId: source.id, text, sourceIds: [source.id], requirement, reason }
}

/** A plan as JSON text: these texts, and the bullets in this order. */
export function toAnswer(
  data: PromptData,
  bullets: readonly PromptText[],
  { edits = [], summary = [], newSkills = [] }: PlannedTexts,
): string {
  const orders = Map.groupBy(bullets, ({ id }) => id.split('.')[0] ?? id)
  const bulletOrder = [...orders].map(([jobId, own]) => ({ jobId, order: own.map(({ id }) => id) }))
  const skillOrder = data.texts
    .filter(({ id, text }) => /^s\d+\.k\d+$/.test(id) && countTerms(text, data.terms) > 0)
    .map(({ id }) => id)
  return JSON.stringify({
    edits,
    summary,
    newSkills,
    bulletOrder,
    skillOrder,
    sectionOrder: [],
  })
}

/** Terms that stand as whole words in a bullet and in no skill. */
function proveSkills(data: PromptData, bullets: readonly PromptText[]): PlannedSkill[] {
  const has = (text: string, term: string) =>
    ` ${text} `.split(term).some((_, at, parts) => {
      const edges = `${parts[at]?.slice(-1) ?? ''}${parts[at + 1]?.charAt(0) ?? ''}`
      return at + 1 < parts.length && /^[\s(,.;)]{2}$/.test(edges)
    })
  const listed = data.texts.filter(({ id }) => /^s\d/.test(id))
  return data.terms.flatMap((term) => {
    const proof = bullets.find(({ text }) => has(text, term))
    if (!proof || countTerms(listed.map(({ text }) => text).join(' '), [term]) > 0) return []
    const reason = `${term} stands in your bullets only.`
    return [{ text: term, sourceIds: [proof.id], requirement: term, reason }]
  })
}

/**
 * The default answer: bullets and skills that the posting asks for first, a few bullets in other
 * words, skills that bullets prove, nothing that the resume does not say. After a refusal, only the refused ids are edited.
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
  const newSkills =
    data.refused.length === 0 ? proveSkills(data, bullets).slice(0, MAX_NEW_SKILLS) : []
  return toAnswer(data, bullets, { edits, newSkills })
}

/** An answer in the right form whose edits claim what no resume says: a way to test the truth check. */
export function writeInventivePlan(data: PromptData): string {
  const bullets = listBullets(data)
  const targets = bullets.length > 0 ? bullets : [{ id: 'summary', text: 'Engineer' }]
  const edits = targets.slice(0, inventions.length).map((target, index) => {
    const own = inventions.filter((_, other) => other % targets.length === index)
    return toEdit(target, `${target.text.replace(/\.$/, '')}, ${own.join(', ')}.`, data)
  })
  const sourceIds = targets.slice(0, 1).map(({ id }) => id)
  const summary = [{ text: `Engineer ${inventions[0] ?? ''}, ${inventions[1] ?? ''}.`, sourceIds }]
  const note = { requirement: '', reason: 'The posting asks for it.' }
  const newSkills = [{ text: 'COBOL', sourceIds, ...note }]
  return toAnswer(data, bullets, { edits, summary, newSkills })
}
