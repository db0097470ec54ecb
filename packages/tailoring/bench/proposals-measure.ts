import type { StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts } from '@tailorbird/document'
import { foldCase, type Language } from '@tailorbird/language'
import { InputError } from '@tailorbird/language/testing'
import { parseResume } from '@tailorbird/reading'
import { applyEdits } from '../src/apply/apply-edits.ts'
import { EMPTY_PLAN, type EditPlan } from '../src/plan/edit-plan.ts'

/** A text that a model proposes for a resume, with what a person says of it; see FORMAT.md beside the cases. */
export interface Proposal {
  id: string
  mode: string
  kind: 'bullet' | 'summary' | 'new-skill' | 'skill'
  target: string
  sources: string[]
  text: string
  truth: 'true' | 'false' | 'arguable'
  why: string
  class: string
}

/** A proposal with what the check says of it. */
export interface Outcome extends Proposal {
  pair: string
  /** The resume's. */
  language: Language
  verdict: 'proven' | 'open' | 'refused'
  reason: string
}

const fold = (text: string) =>
  foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The id of the text that a line of the resume became: the very text, else the one that holds it or stands in it. */
function findId(texts: readonly { id: string; text: string }[], line: string): string | undefined {
  const wanted = fold(line)
  if (wanted === '') return undefined
  const folded = texts.map(({ id, text }) => ({ id, text: fold(text) })).filter((one) => one.text)
  return (
    folded.find(({ text }) => text === wanted) ??
    folded.find(({ text }) => ` ${text} `.includes(` ${wanted} `)) ??
    folded
      .filter(({ text }) => ` ${wanted} `.includes(` ${text} `))
      .toSorted((one, other) => other.text.length - one.text.length)[0]
  )?.id
}

/** What a proposal replaces and what it comes from, by id; undefined when the line that it replaces is not found. */
export function findIds(
  resume: StructuredResume,
  { kind, target, sources }: Proposal,
): { targetId: string | undefined; sourceIds: string[] } | undefined {
  const texts = listTexts(resume)
  const sourceIds = sources.flatMap((source) => findId(texts, source) ?? [])
  if (kind === 'summary' || kind === 'new-skill') return { targetId: undefined, sourceIds }
  const targetId = findId(
    texts.filter(({ id }) => (kind === 'skill' ? /^s\d+\.k/ : /\.[bt]\d|^a\d|\.c\d/).test(id)),
    target,
  )
  return targetId === undefined ? undefined : { targetId, sourceIds }
}

/** A plan of this proposal alone; undefined when the line that it replaces is not found. */
export function planFor(resume: StructuredResume, proposal: Proposal): EditPlan | undefined {
  const { kind, text } = proposal
  const ids = findIds(resume, proposal)
  if (!ids) return undefined
  const { targetId, sourceIds } = ids
  const note = { requirement: '', reason: '' }
  if (kind === 'summary') return { ...EMPTY_PLAN, summary: [{ text, sourceIds }] }
  if (kind === 'new-skill') return { ...EMPTY_PLAN, newSkills: [{ text, sourceIds, ...note }] }
  return targetId === undefined
    ? undefined
    : { ...EMPTY_PLAN, edits: [{ targetId, text, sourceIds, ...note }] }
}

/** @throws InputError when the text is no resume */
export function readResume(pair: string, text: string): StructuredResume {
  try {
    return parseResume(text)
  } catch (error) {
    throw new InputError(`The resume of ${pair} can't be read: ${String(error)}`)
  }
}

/**
 * What the check says of each proposal for one resume, each alone.
 * @throws InputError when the resume is none
 */
export function measureProposals(
  pair: string,
  original: string,
  proposals: readonly Proposal[],
): Outcome[] {
  const resume = readResume(pair, original)
  const language = languageOf(resume)
  return proposals.map((proposal): Outcome => {
    const plan = planFor(resume, proposal)
    const about = { ...proposal, pair, language }
    if (!plan)
      return { ...about, verdict: 'refused', reason: 'The resume has no line that it replaces.' }
    const { refused } = applyEdits(resume, plan)
    const [first] = refused
    const verdict = first ? (first.verdict?.verdict ?? 'refused') : 'proven'
    return { ...about, verdict, reason: first?.reason ?? '' }
  })
}
