export { analyseTailoring } from './analysis/analyse-tailoring.ts'
export { describeLength } from './changes/describe-length.ts'
export { describeRefused } from './changes/describe-refused.ts'
export { writeNote } from './changes/write-note.ts'
export { listChanges } from './changes/list-changes.ts'
export { listRewordings } from './changes/revise-resume.ts'
export { type Answered, reviseTailoring } from './revise/revise-tailoring.ts'
export { reviseText } from './revise/revise-text.ts'
export { listJudged } from './opinion/judged-text.ts'
export { keepRead } from './opinion/keep-read.ts'
export { parseOpinions } from './opinion/parse-opinions.ts'
export { buildOpinionPrompt } from './opinion/opinion-prompt.ts'
export { weighOpinions } from './opinion/weigh-opinions.ts'
export type { Settled } from './apply/edit-context.ts'
export { applyEdits } from './apply/apply-edits.ts'
export { type OfflineOptions, planOffline } from './offline/plan-offline.ts'
export type { AppliedPlan } from './apply/apply-plan.ts'
export { applyConfirmedWordings } from './own/confirmed-wordings.ts'
export { addConfirmedSkills } from './own/confirmed-skills.ts'
export type { OwnWordsBeside } from './apply/edit-context.ts'
export { isAnswered, type OwnText, readOwnLines } from './apply/own-texts.ts'
export { type OwnWords } from './revise/own-words.ts'
export {
  type Edit,
  type EditPlan,
  EMPTY_PLAN,
  type NewSkill,
  type RefusedEdit,
  type SummarySentence,
} from './plan/edit-plan.ts'
export type { Prompt } from './prompt/fence.ts'
export { findLinks } from './apply/find-links.ts'
export { instructions } from './prompt/instructions.ts'
export { parsePlan, type ParsedPlan } from './plan/parse-plan.ts'
export { listPlaceholders, readPlaceholders } from './prompt/placeholders.ts'
export { buildPostingPrompt, parsePostingTerms } from './prompt/posting-prompt.ts'
export { buildPrompt, buildRepairPrompt } from './prompt/prompt.ts'
export { showContact } from './prompt/show-contact.ts'
export { sayTo } from './words/index.ts'
