import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import { foldSpaces, sanitizeText } from '@tailorbird/language'
import { because } from '@tailorbird/truth'
import type { Kept } from '../plan/line-places.ts'
import { keepTrueGroups } from './keep-true-groups.ts'
import { applyDrop, shortenOldJob } from './apply-drop.ts'
import { readProofs } from './read-proofs.ts'
import { applyMerge, toMergedEdit } from './apply-merge.ts'
import { applyNewSkill } from './apply-new-skill.ts'
import { type Outcome, applyText } from './apply-text.ts'
import type { Edit, EditPlan, RefusedEdit } from '../plan/edit-plan.ts'
import type { EditContext } from './edit-context.ts'
import { proposeSummary, toSummaryEdit } from './propose-summary.ts'
import { reorder } from './reorder.ts'
import { dropBlanks } from './take-away.ts'

/** What became of a plan. */
export interface AppliedPlan {
  resume: StructuredResume
  /** Every text that is new, the summary as one, and every line that is left out. */
  applied: Edit[]
  refused: RefusedEdit[]
  /** What of the plan held: applied again, it gives the same. */
  held: EditPlan
}

const clean = <T extends { text: string }>(item: T): T => ({
  ...item,
  text: foldSpaces(sanitizeText(item.text)),
})

/** Why a change that is true is refused all the same. */
const LOSS = because('posting-further')

/**
 * Applies of a plan what holds, each part upon those before it; see applyEdits. Texts come first, then what is left
 * out, then the orders: ids count in the resume as it was, whatever was done before.
 * @param suits whether the resume may be so, after each part; without it what is true may be
 * @param posting what is left out must not be needed for it
 */
export function applyPlan(
  context: EditContext,
  plan: EditPlan,
  suits: (resume: StructuredResume) => boolean = () => true,
  posting?: Posting,
): AppliedPlan {
  const { resume } = context
  const { merges = [], drops = [], oldJobs = [], skillGroups = [] } = plan
  const applied: Edit[] = []
  const refused: RefusedEdit[] = []
  const taken = new Set<string>()
  /** Lines that something is suggested for: they stay, so that it has a place. */
  const offered = new Set<string>()
  let result = resume
  /** @param edit what to tell of when it does not hold; of what then simply stays as it is nothing */
  const take = (outcome: Outcome | Kept, edit?: Edit): boolean => {
    if ('kept' in outcome) return false
    const isTaken = 'resume' in outcome && suits(dropBlanks(outcome.resume))
    if (isTaken) {
      result = outcome.resume
      applied.push(outcome.edit)
      for (const id of [outcome.edit.targetId, ...(outcome.edit.also ?? [])]) taken.add(id)
    } else if (edit) {
      refused.push({ edit, ...('resume' in outcome ? LOSS : outcome) })
      const isOpen = 'verdict' in outcome && outcome.verdict?.verdict === 'open'
      if (isOpen) for (const id of [edit.targetId, ...(edit.also ?? [])]) offered.add(id)
    }
    return isTaken
  }

  const edits = plan.edits.filter((proposed) => {
    const edit = clean(proposed)
    const isTwice = taken.has(edit.targetId)
    return take(isTwice ? because('target-twice') : applyText(context, result, edit, applied), edit)
  })
  const merged = merges.filter((proposed) => {
    const merge = clean(proposed)
    const outcome = applyMerge(context, result, merge, taken, posting)
    const isOpen = 'verdict' in outcome && outcome.verdict?.verdict === 'open'
    return take(outcome, isOpen ? toMergedEdit(resume, merge) : undefined)
  })

  const summary = proposeSummary(context, result, plan, suits)
  result = summary.resume
  refused.push(...summary.refused)
  if (result.summary !== resume.summary) {
    const told = summary.held.length > 0 ? summary.held : [plan.headline]
    const ids = told.flatMap((one) => one?.sourceIds ?? [])
    applied.push(toSummaryEdit(resume, result.summary ?? '', plan, ids))
  }

  const newSkills = plan.newSkills.filter((proposed) => {
    const skill = clean(proposed)
    return take(applyNewSkill(context, result, skill), { ...skill, targetId: 'new-skill' })
  })

  const proves = readProofs(result, drops.length > 0 ? posting : undefined)
  const listKept = () => new Set([...taken, ...offered])
  const dropped = drops.filter((id) => take(applyDrop(context, result, id, listKept(), proves)))
  const shortened = oldJobs.filter((id) =>
    take(shortenOldJob(context, result, id, listKept(), posting)),
  )
  const held: EditPlan = {
    ...plan,
    edits,
    summary: summary.held,
    ...((plan.isSummaryPart === true || summary.refused.length > 0) && { isSummaryPart: true }),
    newSkills,
    ...(plan.merges && { merges: merged }),
    ...(plan.drops && { drops: dropped }),
    ...(plan.oldJobs && { oldJobs: shortened }),
    ...(plan.skillGroups && { skillGroups: keepTrueGroups(context, result, skillGroups) }),
  }
  return { resume: reorder(result, held, resume), applied, refused, held }
}
