import { array, boolean, number, object, string, type InferType } from 'yup'

/** How firmly a posting asks. */
export const tier = string().oneOf(['must', 'preferred', 'mentioned'] as const)
export type Tier = NonNullable<InferType<typeof tier>>

export const requirementKind = string().oneOf([
  'skill',
  'certification',
  'degree',
  'language',
  'domain',
  'responsibility',
  'soft',
] as const)
export type RequirementKind = NonNullable<InferType<typeof requirementKind>>

/** `supported`: the resume shows it under another name, or by what takes it (React takes JavaScript). */
export const matchStatus = string().oneOf(['covered', 'supported', 'missing'] as const)
export type MatchStatus = NonNullable<InferType<typeof matchStatus>>

/**
 * How a resume's words meet a term. `implied`: by something that nobody has without it. `presumed`: of whoever
 * had such a job; no line says it, and the term is missing.
 */
export const matchType = string().oneOf([
  'exact',
  'inflection',
  'alias',
  'implied',
  'related',
  'presumed',
] as const)
export type MatchType = NonNullable<InferType<typeof matchType>>

/** Where a resume shows a term: what a bullet tells counts more than what a list claims. */
export const matchPlace = string().oneOf(['bullet', 'summary', 'education', 'list'] as const)
export type MatchPlace = NonNullable<InferType<typeof matchPlace>>

/** One requirement of a posting and what a resume has to show for it. */
export const requirementMatch = object({
  /** As the posting writes it. */
  term: string().required(),
  /** Other terms that meet it as well. */
  anyOf: array(string().required()).required(),
  kind: requirementKind.required(),
  tier: tier.required(),
  status: matchStatus.required(),
  match: matchType.nullable().defined(),
  place: matchPlace.nullable().defined(),
  /** The resume's line that proves it; '' when it is missing. */
  line: string().defined(),
  /**
   * It is missing although its line names it: that says that it has expired, is planned or too little. What the person
   * confirms is not written beside that.
   */
  isNamed: boolean(),
  /** Share of the score that it decides, 0 to 1. */
  weight: number().min(0).max(1).required(),
})
export type RequirementMatch = InferType<typeof requirementMatch>
