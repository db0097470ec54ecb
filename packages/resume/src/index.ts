export type { Edit, EditPlan } from './edit-plan.ts'
export type { Posting, Requirement, RequirementKind, Tier } from './posting.ts'
