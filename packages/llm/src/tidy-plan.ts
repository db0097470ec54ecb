import type { StructuredResume } from '@tailorbird/contracts'
import { type Edit, type EditPlan, writeNote } from '@tailorbird/tailoring'
import { listTexts } from '@tailorbird/document'
import { findTerms, type Posting } from '@tailorbird/lexicon'
import { stripMarks } from './strip-marks.ts'

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim()

type Note = Pick<Edit, 'text' | 'requirement' | 'sourceIds'>

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
    ...(plan.merges && { merges: plan.merges.map(strip) }),
    ...(plan.headline && { headline: strip(plan.headline) }),
    ...(plan.skillGroups && {
      skillGroups: plan.skillGroups.map((group) => ({
        ...group,
        name: stripMarks(group.name, own),
      })),
    }),
  }
}

/**
 * Makes ready what a model proposed: takes marks of markdown off, drops what changes nothing or names no text, which is worth
 * neither a second try nor a warning, drops sources that are none, and writes the reasons: a model's own reach nobody.
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
  const asked = posting.requirements.flatMap((requirement) =>
    [requirement, ...requirement.anyOf].map(({ term, name }) => ({
      term,
      name: requirement.isKnown ? name : undefined,
    })),
  )
  const extra = extraTerms.map((term) => ({ term, name: undefined }))
  const terms = new Map([...extra, ...asked].map((one) => [fold(one.term), one]))
  /** A term counts where it is said, in its own words or by another of its names. */
  const findTerm = ({ text, requirement }: Note): string => {
    const found = terms.get(fold(requirement))
    const isServed =
      found &&
      (fold(text).includes(fold(found.term)) ||
        findTerms(text).some(({ term }) => term.name === found.name))
    return isServed ? found.term : ''
  }
  /** A source that is no text proves nothing; what the others prove stands without it. */
  const pickKnown = <T extends { sourceIds: string[] }>(item: T): T => ({
    ...item,
    sourceIds: item.sourceIds.filter((id) => texts.has(id)),
  })
  const tidy = <T extends Note>(note: T, kind: 'text' | 'skill'): T => {
    const requirement = findTerm(note)
    return { ...pickKnown(note), requirement, reason: writeNote(resume, kind, requirement) }
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
      .map((edit) => tidy(edit, 'text')),
    summary: isNew ? plan.summary.filter(({ text }) => text !== '').map(pickKnown) : [],
    newSkills: plan.newSkills
      .filter(({ text }) => text !== '' && !listed.has(fold(text)))
      .map((skill) => tidy(skill, 'skill')),
  }
}
