import type { Change, StructuredResume } from '@tailorbird/contracts'
import type { Language } from '@tailorbird/language'
import type { Edit, RefusedEdit } from '../plan/edit-plan.ts'
import { isSameSkill } from '@tailorbird/truth'
import { languageOf, listTexts, nameLines } from '@tailorbird/document'
import { isAnswered, isQuestionAnswered, type OwnText } from '../apply/own-texts.ts'
import { listInQuestion } from '../apply/words-in-question.ts'
import { sayTo } from '../words/index.ts'
import { describePlace } from './describe-place.ts'
import { listSuggestions } from './list-suggestions.ts'
import { listOrderChanges } from './list-orders.ts'

/** What an edit cites when a person's word stands behind it and no line of the resume. */
const sayPersonsWord = (language: Language, note: string) =>
  note === '' ? sayTo(language, 'saidSkill') : sayTo(language, 'saidSkillWith', { note })

/**
 * What a tailoring changed, each change with its reason and its evidence: the texts first, in the
 * order in which they were applied, then the orders.
 * @param original the resume that the edits' ids count in
 * @param refused what the truth check refused, or could neither prove nor refuse
 * @param confirmed skills that stand in `original` because the person said so
 * @param names of the posting: its title, who hires
 * @param ownTexts what the person said of texts: what they have answered is not suggested again
 */
export function listChanges(input: {
  original: StructuredResume
  tailored: StructuredResume
  applied: readonly Edit[]
  refused?: readonly RefusedEdit[]
  confirmed: readonly string[]
  ownTexts?: readonly OwnText[]
  names?: readonly string[]
}): Change[] {
  const { original, tailored, applied, refused = [], confirmed, ownTexts = [], names = [] } = input
  const texts = new Map(listTexts(original).map(({ id, text }) => [id, text]))
  const lines = new Map(nameLines(original).map(({ id, line }) => [id, line]))
  const added = nameLines(tailored)
  /** Of a line that was added: the one that says so. */
  const findAdded = (place: string, text: string) =>
    added.find((one) => one.text === text && one.id.startsWith(place))?.line
  const language = languageOf(original)
  const confirmations = confirmed.map((skill) => ({
    ...describePlace(original, `s${findCategory(original, skill)}`),
    line: findAdded('s', skill),
    before: '',
    after: skill,
    reason: sayTo(language, 'confirmsSkill'),
    sources: [sayPersonsWord(language, findNote(ownTexts, skill))],
    requirement: skill,
  }))
  const edits = applied.map(({ targetId, also = [], text, reason, sourceIds, requirement }) => ({
    ...describePlace(original, targetId),
    line: lines.get(targetId) ?? findAdded('s', text),
    before: [targetId, ...also].flatMap((id) => texts.get(id) ?? []).join('\n'),
    after: text,
    reason,
    sources: [...new Set(sourceIds.flatMap((id) => texts.get(id) ?? []))],
    requirement,
  }))
  const orders = listOrderChanges(
    original,
    tailored,
    edits.filter(({ kind }) => kind !== 'summary'),
  )
  const taken = new Set(applied.flatMap(({ targetId, also = [] }) => [targetId, ...also]))
  const asked = refused.filter(({ edit: { targetId, text }, verdict }) => {
    const line = targetId === 'new-skill' ? '' : (texts.get(targetId) ?? '')
    return !isAnswered(ownTexts, line, text, verdict && listInQuestion(text, verdict))
  })
  // Sentences of a summary are asked about together.
  const suggestions = listSuggestions(original, tailored, asked, taken, names).filter(
    ({ kind, before, after, doubt }) =>
      kind !== 'summary' ||
      !(
        isAnswered(ownTexts, before, after) || isQuestionAnswered(ownTexts, before, doubt?.question)
      ),
  )
  const made = [...confirmations, ...edits, ...orders].map((change) => ({
    ...change,
    state: 'accepted' as const,
  }))
  return [...made, ...suggestions].map((change, index) => ({ id: `c${index}`, ...change }))
}

const findNote = (ownTexts: readonly OwnText[], skill: string): string =>
  ownTexts.find(({ kind, text }) => kind === 'skill' && isSameSkill(text, skill))?.note ?? ''

function findCategory(resume: StructuredResume, skill: string): number {
  return Math.max(
    0,
    resume.skillsCategories.findIndex(({ skills }) => skills.includes(skill)),
  )
}
