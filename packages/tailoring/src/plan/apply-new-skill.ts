import type { StructuredResume } from '@tailorbird/contracts'
import type { NewSkill } from './edit-plan.ts'
import { isSameSkill } from '@tailorbird/truth'
import type { Outcome } from './apply-text.ts'
import { findDoubt, findFlaw, findUntruth, type EditContext } from './edit-context.ts'
import { placeSkill } from './place-skill.ts'
import { replaceText } from './replace-text.ts'
import { provesInProse } from './proves-in-prose.ts'
import { provesSkill } from '@tailorbird/matching'

const MAX_CHARS = 60
const MAX_WORDS = 6
/** Marks that part skills in a list. */
const PARTS = /[,;:|•·▪⋅]/u

const isListed = ({ skillsCategories }: StructuredResume, skill: string) =>
  skillsCategories.some(({ skills }) => skills.some((own) => isSameSkill(own, skill)))

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
  if (flaw !== undefined) return { reason: flaw }
  if (text.length > MAX_CHARS || text.split(' ').length > MAX_WORDS || PARTS.test(text))
    return { reason: 'A skill is one short name.' }
  if (isListed(current, text)) return { reason: 'The list has this skill already.' }
  const proofs = sourceIds.filter((id) => !/^s\d/.test(id))
  // Certificates and the like are names; the rest is prose, where a name may be a part of another.
  const isProven = (id: string) =>
    (/^[cel]\d+$/.test(id) ? provesSkill : provesInProse)(context.texts.get(id) ?? '', text)
  const targetId = placeSkill(current)
  const next = replaceText(current, targetId, text)
  if (!next) return { reason: 'There is no list for it.' }
  const untruth = proofs.some(isProven)
    ? findUntruth(context, next)
    : `No source of it shows ${text.slice(0, 40)}.`
  const judged = { kind: 'new-skill' as const, text, sourceIds }
  return findDoubt(context, judged, untruth) ?? { resume: next, edit: { ...skill, targetId } }
}
