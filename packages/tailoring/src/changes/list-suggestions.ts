import type { Change, StructuredResume } from '@tailorbird/contracts'
import { languageOf, listTexts, nameLines } from '@tailorbird/document'
import type { Language } from '@tailorbird/language'
import { type Cause, type Verdict, writeReason } from '@tailorbird/truth'
import type { Edit, RefusedEdit } from '../plan/edit-plan.ts'
import { extendSummary } from '../apply/keep-own-summary.ts'
import { listInQuestion } from '../apply/words-in-question.ts'
import { placeSkill } from '../plan/place-skill.ts'
import { sayTo } from '../words/index.ts'
import { nameQuestion } from './name-question.ts'
import { describePlace } from './describe-place.ts'

/** Who is asked about more reads none of them. */
const MAX_SUGGESTIONS = 20

/** What is in question, for the person: the words of the new text, and why. */
function describeDoubt(
  text: string,
  verdict: Verdict,
  cause: Cause,
  language: Language,
): NonNullable<Change['doubt']> {
  // Something of another kind may be wrong, too, and be worse.
  const other = verdict.findings.find((finding) => finding.cause.code !== cause.code)?.cause
  const reasons = [cause, ...(other ? [other] : [])].map((one) =>
    writeReason(one, { language, whose: 'yours' }),
  )
  return {
    words: listInQuestion(text, verdict),
    reason: reasons.join(' '),
  }
}

/** What a sentence leaves out may stand in another one of its summary. */
const sayOfWhole = (summary: string, cause: Cause): Cause =>
  cause.code === 'left-out' && cause.words.every((word) => summary.includes(word))
    ? { code: 'unsure', words: [] }
    : cause

/**
 * The open sentences of a summary as one suggestion, beside the new ones that hold: a summary is written as a whole. None where
 * there is no own one, which they would be kept beside.
 */
function suggestSummary(
  original: StructuredResume,
  tailored: StructuredResume,
  refused: readonly RefusedEdit[],
  names: readonly string[],
): Omit<Change, 'id'>[] {
  const own = original.summary ?? ''
  const open = refused.flatMap(({ edit, cause, verdict }) =>
    edit.targetId === 'summary' && verdict?.verdict === 'open' ? [{ edit, cause, verdict }] : [],
  )
  const [first] = open
  if (!first || own === '') return []
  const sentences = open.map(({ edit: { text, sourceIds } }) => ({ text, sourceIds }))
  const after = extendSummary(original, tailored.summary ?? '', sentences)
  if (after === (tailored.summary ?? '')) return []
  const texts = new Map(listTexts(original).map(({ id, text }) => [id, text]))
  const sources = open.flatMap(({ edit }) => edit.sourceIds.flatMap((id) => texts.get(id) ?? []))
  const findings = open.flatMap(({ verdict }) => verdict.findings)
  const language = languageOf(original)
  const doubt = describeDoubt(
    after,
    { ...first.verdict, findings },
    sayOfWhole(after, first.cause),
    language,
  )
  const told = sentences.map(({ text }) => text)
  const question = nameQuestion(told, names, doubt.words)
  return [
    {
      ...describePlace(original, 'summary'),
      before: own,
      after,
      reason: sayTo(language, 'opensSummary'),
      sources: [...new Set(sources)],
      requirement: '',
      state: 'undone',
      doubt: { ...doubt, question },
    },
  ]
}

/** Why a text is suggested. That its lines show a skill, or that it says the same as its line, is what is in question. */
function sayWhy({ targetId, requirement, reason }: Edit, language: Language): string {
  if (targetId === 'new-skill' && requirement === '') return sayTo(language, 'offersSkill')
  return reason === sayTo(language, 'saysPlainly') ? '' : reason
}

/**
 * Texts that the check could neither prove nor refuse, as changes that are not made: the person takes them or
 * leaves them. A line has one at most, and none when it was worded anew already.
 * @param original the resume that the edits' ids count in
 * @param names of the posting
 * @param taken ids of the lines that were worded anew
 */
export function listSuggestions(
  original: StructuredResume,
  tailored: StructuredResume,
  refused: readonly RefusedEdit[],
  taken: ReadonlySet<string>,
  names: readonly string[] = [],
): Omit<Change, 'id'>[] {
  const texts = new Map(listTexts(original).map(({ id, text }) => [id, text]))
  const lines = new Map(nameLines(original).map(({ id, line }) => [id, line]))
  const seen = new Set(taken)
  const language = languageOf(original)
  const ofLines = refused.flatMap(({ edit, cause, verdict }): Omit<Change, 'id'>[] => {
    const { targetId, also = [], text, requirement, sourceIds } = edit
    const isSkill = targetId === 'new-skill'
    const key = isSkill ? text.toLowerCase() : targetId
    if (verdict?.verdict !== 'open' || targetId === 'summary') return []
    if ([key, ...also].some((id) => seen.has(id))) return []
    if (!isSkill && !texts.has(targetId)) return []
    for (const id of [key, ...also]) seen.add(id)
    return [
      {
        ...describePlace(original, isSkill ? placeSkill(tailored) : targetId),
        line: isSkill ? undefined : lines.get(targetId),
        before: [targetId, ...also].flatMap((id) => texts.get(id) ?? []).join('\n'),
        after: text,
        reason: sayWhy(edit, language),
        sources: [...new Set(sourceIds.flatMap((id) => texts.get(id) ?? []))],
        requirement,
        state: 'undone',
        doubt: describeDoubt(text, verdict, cause, language),
      },
    ]
  })
  return [...suggestSummary(original, tailored, refused, names), ...ofLines].slice(
    0,
    MAX_SUGGESTIONS,
  )
}
