import type { StructuredResume } from '@tailorbird/contracts'
import {
  findLinks,
  instructions,
  listPlaceholders,
  type Edit,
  type EditPlan,
} from '@tailorbird/tailoring'
import { listTexts } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import { stripMarks } from './strip-marks.ts'

/** A run of words that no honest reason copies by chance. */
const MAX_COPIED_WORDS = 6

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim()
const foldWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** Whether a text copies what the model was told, or a text of the data. */
function copies(text: string, told: string): boolean {
  const words = foldWords(text).split(' ')
  const run = Math.min(MAX_COPIED_WORDS, words.length)
  return words.some(
    (_, at) =>
      at + run <= words.length && told.includes(` ${words.slice(at, at + run).join(' ')} `),
  )
}

type Note = Pick<Edit, 'text' | 'requirement' | 'reason'>

/** A reason is the model's own words: one that says more than why, or where to go, is replaced. */
function chooseReason(
  { text, reason }: Note,
  requirement: string,
  before: string,
  told: string,
): string {
  const known = `${text} ${requirement} ${before}`
  const figures = reason.match(/\d+/g) ?? []
  const isPlain =
    reason !== '' &&
    findLinks(reason).length === 0 &&
    listPlaceholders(reason).length === 0 &&
    !/[<>{}[\]`*|\\]/.test(reason) &&
    figures.every((figure) => known.includes(figure)) &&
    !copies(reason, told)
  if (isPlain) return reason
  return requirement === ''
    ? 'Says the same more plainly.'
    : `Puts '${requirement}' in plain sight.`
}

/** A plan whose texts have no marks of markdown: applied, they would be printed. */
function stripPlan(plan: EditPlan, own: readonly string[]): EditPlan {
  const strip = <T extends { text: string }>(item: T): T => ({
    ...item,
    text: stripMarks(item.text, own),
  })
  return {
    ...plan,
    edits: plan.edits.map(strip),
    summary: plan.summary.map(strip),
    newSkills: plan.newSkills.map(strip),
  }
}

/**
 * Makes ready what a model proposed: takes marks of markdown off, drops what changes nothing or names no text, which is worth
 * neither a second try nor a warning, and keeps of its notes what a person may be shown.
 * @param extraTerms what the model was told of the posting besides its requirements
 */
export function tidyPlan(
  proposed: EditPlan,
  resume: StructuredResume,
  posting: Posting,
  extraTerms: readonly string[],
): EditPlan {
  const texts = new Map(listTexts(resume).map(({ id, text }) => [id, text]))
  const plan = stripPlan(proposed, [...texts.values()])
  const listed = new Set(resume.skillsCategories.flatMap(({ skills }) => skills.map(fold)))
  const asked = posting.requirements.flatMap(({ term, isKnown, anyOf }) =>
    [term, ...anyOf.map((other) => other.term)].map((one) => ({ term: one, isKnown })),
  )
  const extra = extraTerms.map((term) => ({ term, isKnown: false }))
  const terms = new Map([...extra, ...asked].map((one) => [fold(one.term), one]))
  /** A term that the lexicon does not know may be any words of the posting: it counts where it is said. */
  const findTerm = ({ text, requirement }: Note): string => {
    const found = terms.get(fold(requirement))
    const isServed = found && (found.isKnown || fold(text).includes(fold(found.term)))
    return isServed ? found.term : ''
  }
  const lines = [...posting.requirements.map(({ line }) => line), ...texts.values(), ...extraTerms]
  const told = ` ${[instructions, posting.title, ...lines].map(foldWords).join(' | ')} `
  const tidy = <T extends Note>(note: T, before: string): T => {
    const requirement = findTerm(note)
    return { ...note, requirement, reason: chooseReason(note, requirement, before, told) }
  }
  const own = fold(resume.summary ?? '')
  const isNew = fold(plan.summary.map(({ text }) => text).join(' ')) !== own
  return {
    ...plan,
    edits: plan.edits
      .filter(({ targetId, text }) => {
        const isPlace = texts.has(targetId) || targetId === 'summary'
        return isPlace && texts.get(targetId) !== text
      })
      .map((edit) => tidy(edit, texts.get(edit.targetId) ?? '')),
    summary: isNew ? plan.summary.filter(({ text }) => text !== '') : [],
    newSkills: plan.newSkills
      .filter(({ text }) => text !== '' && !listed.has(fold(text)))
      .map((skill) => tidy(skill, '')),
  }
}
