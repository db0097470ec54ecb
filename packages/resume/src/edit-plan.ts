/**
 * One changed text. Ids name places in the resume: `summary`, `w0.b2` (bullet 2 of job 0), `s1.k0`
 * (skill 0 of category 1), `e0.t1` (line 1 of education 0), `a0` (achievement), `x0.t1` (line 1 of
 * additional section 0). `w0`, `e0`, `s0` and `c0` (job, education, skill category, certification)
 * are facts: they support edits and are never changed.
 */
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

/** An edit that was not applied. */
export interface RefusedEdit {
  edit: Edit
  /** Why, in a sentence for the person and for the model's second try. */
  reason: string
}

/** What an engine proposes. Code decides what of it is applied. */
export interface EditPlan {
  edits: Edit[]
  /** Bullets of a job, best first, by id: { w0: ['w0.b2', 'w0.b0'] }. What is left out keeps its order behind. */
  bulletOrder: Record<string, string[]>
  /** Skill categories and the skills in them, best first, by id (s1, s0, s1.k3, …). What is left out keeps its order behind. */
  skillOrder: string[]
}
