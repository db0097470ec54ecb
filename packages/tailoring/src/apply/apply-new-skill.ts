import type { StructuredResume } from '@tailorbird/contracts'
import type { NewSkill } from '../plan/edit-plan.ts'
import { because, isSameSkill } from '@tailorbird/truth'
import type { Outcome } from './apply-text.ts'
import { findDoubt, findUntruth, type EditContext } from './edit-context.ts'
import { findFlaw } from './find-flaw.ts'
import { placeSkill } from '../plan/place-skill.ts'
import { replaceText } from '../plan/replace-text.ts'
import { isNotHeld, provesInLine } from './proves-in-line.ts'
import { provesInProse } from './proves-in-prose.ts'
import { provesSkill } from '@tailorbird/matching'
import { foldCase } from '@tailorbird/language'
import { isHeadedByRole } from '@tailorbird/reading'

const MAX_CHARS = 60
const MAX_WORDS = 6
/** Marks that part skills in a list. */
const PARTS = /[,;:|•·▪⋅]/u

/** It may be true, and is no name: the person may take it, or a part of it. */
const OFFERED: Outcome = {
  ...because('skill-long'),
  verdict: { verdict: 'open', chance: 1, findings: [] },
}

const isListed = ({ skillsCategories }: StructuredResume, skill: string) =>
  skillsCategories.some(({ skills }) => skills.some((own) => isSameSkill(own, skill)))

/** What a source and its person beside it say that a skill may come from: of a job or a school not the employer or the place. */
function listProofs({ resume, texts, own }: EditContext, id: string): string[] {
  const [, kind, at] = /^([we])(\d+)$/.exec(id) ?? []
  if (kind === 'w') return [resume.workExperience[Number(at)]?.position ?? '']
  const school = kind === 'e' ? resume.education[Number(at)] : undefined
  if (kind === 'e') return [[school?.degree, school?.fieldOfStudy].join(', ')]
  const text = texts.get(id) ?? ''
  return [text, ...own.beside(text)]
}

/** Whether a skill is a title that the person never had: the manager's, a colleague's. */
function isTitleOfOthers({ resume }: EditContext, skill: string): boolean {
  const own = resume.workExperience.map(({ position }) => foldCase(position))
  return isHeadedByRole(skill) && !own.some((title) => title.includes(foldCase(skill)))
}

/**
 * Adds a skill to the list, when one of its sources outside of the list proves it: by the same words
 * or by another name of the same term.
 * @param current the resume with the edits before
 */
export function applyNewSkill(
  context: EditContext,
  current: StructuredResume,
  skill: NewSkill,
): Outcome {
  const { text, sourceIds } = skill
  const flaw = findFlaw(context, text, '', sourceIds)
  if (flaw !== undefined) return flaw
  const name = text.replace(/ \([^()]*\)$/u, '')
  const judged = { targetId: 'new-skill', text, sourceIds }
  if (text.length > MAX_CHARS || name.split(' ').length > MAX_WORDS || PARTS.test(name))
    return findDoubt(context, judged, because('skill-long')) ?? OFFERED
  if (isListed(current, text)) return because('skill-listed')
  const proofs = sourceIds.filter((id) => !/^s\d/.test(id))
  // Certificates and the like are names; the rest is prose, where a name may be a part of another.
  const isProven = (id: string) => {
    const isName = /^[cel]\d+$/.test(id)
    return listProofs(context, id).some(
      (source) =>
        !isNotHeld(source, text, !id.includes('.')) &&
        ((isName ? provesSkill : provesInProse)(source, text) || provesInLine(source, text)),
    )
  }
  const targetId = placeSkill(current)
  const next = replaceText(current, targetId, text)
  if (!next) return because('skill-no-list')
  const untruth =
    !isTitleOfOthers(context, text) && proofs.some(isProven)
      ? findUntruth(context, next, text)
      : { kind: 'claim', ...because('source-shows-not', text), unsaid: text }
  return findDoubt(context, judged, untruth) ?? { resume: next, edit: { ...skill, targetId } }
}
