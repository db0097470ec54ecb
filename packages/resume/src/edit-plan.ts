/** One changed text. Ids name places in the resume: `summary`, `w0.b2` (bullet 2 of job 0), `s1.k0` (skill 0 of category 1). */
export interface Edit {
  targetId: string
  text: string
  /** Ids of the texts that support the new one. */
  sourceIds: string[]
  /** The posting's requirement that it serves, by term; '' when none. */
  requirement: string
  /** Why, in a short sentence for the person. */
  reason: string
}

/** What an engine proposes. Code decides what of it is applied. */
export interface EditPlan {
  edits: Edit[]
  /** Bullets of a job, best first, by id: { w0: ['w0.b2', 'w0.b0'] }. What is left out keeps its order behind. */
  bulletOrder: Record<string, string[]>
  /** Skill categories, best first, by id (s0, s1, …). */
  skillOrder: string[]
}
