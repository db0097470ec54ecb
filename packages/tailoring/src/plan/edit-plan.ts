import type { Cause, Verdict } from '@tailorbird/truth'

/**
 * One changed text. Ids name places in the resume: `summary`, `w0.b2` (bullet 2 of job 0), `w0.b2.c0` (the
 * first bullet below it), `s1.k0`
 * (skill 0 of category 1), `e0.t1` (line 1 of education 0), `a0` (achievement), `x0.t1` (line 1 of
 * additional section 0). `w0`, `e0`, `s0`, `c0` and `l0` (job, education, skill category,
 * certification, language) are facts: they support edits and are never changed.
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
  /** Further lines of the same list that it takes the place of, by id. An empty text leaves all of them out. */
  also?: string[]
}

/** An edit that was not applied; its target is `summary` for a sentence and `new-skill` for a skill to add. */
export interface RefusedEdit {
  edit: Edit
  /** Why, in a sentence for the model's second try. */
  reason: string
  /** The same as data, for a sentence in the person's language. */
  cause: Cause
  /** What the check says of its text, where that was the question. */
  verdict?: Verdict
}

/** One sentence of a new summary and the ids of the texts that it says again. */
export interface SummarySentence {
  text: string
  sourceIds: string[]
}

/** A competency that a text proves and the list of skills lacks. */
export type NewSkill = Omit<Edit, 'targetId'>

/** Bullets of one job as one bullet, which says all that they say. */
export interface Merge {
  /** Two or more; the new one stands in the place of the first. */
  targetIds: string[]
  text: string
}

/** Skills under a name of their own, best first. */
export interface SkillGroup {
  name: string
  /** s0.k1, s2.k0, … */
  skillIds: string[]
}

/** What an engine proposes. Code decides what of it is applied. */
export interface EditPlan {
  edits: Edit[]
  /** A new summary; empty when it stays as it is. */
  summary: SummarySentence[]
  /** More sentences were proposed than these: own ones that they don't say again stay. */
  isSummaryPart?: boolean
  /** Why there is a new summary, when the engine knows. */
  summaryNote?: Pick<Edit, 'requirement' | 'reason'>
  newSkills: NewSkill[]
  /** Bullets of a job, best first, by id: { w0: ['w0.b2', 'w0.b0'] }. What is left out keeps its order behind. */
  bulletOrder: Record<string, string[]>
  /** Skill categories and the skills in them, best first, by id (s1, s0, s1.k3, …). What is left out keeps its order behind. */
  skillOrder: string[]
  /**
   * Sections, best first: additional ones among themselves by their ids (x1, x0), or all of them by their places
   * (h0, h3, h2; see listHeadings). What is left out keeps its order behind.
   */
  sectionOrder: string[]
  merges?: Merge[]
  /** Bullets and skills that do not serve this posting, by id. */
  drops?: string[]
  /** Jobs of long ago that may come down to a line, by id (w4). */
  oldJobs?: string[]
  /** The groups of skills anew. What no group names stays where it is. */
  skillGroups?: SkillGroup[]
  /** A title line below the name. */
  headline?: SummarySentence | undefined
}

/** A plan that changes nothing. */
export const EMPTY_PLAN: EditPlan = {
  edits: [],
  summary: [],
  newSkills: [],
  bulletOrder: {},
  skillOrder: [],
  sectionOrder: [],
}
