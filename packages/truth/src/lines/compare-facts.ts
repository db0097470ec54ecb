import type { CompareFact, Compared } from '../clauses/compared.ts'
import type { Claim } from '../clauses/violation.ts'
import { compareActors } from '../deeds/compare-actors.ts'
import { compareLevels } from '../deeds/compare-levels.ts'
import { compareLimits } from '../deeds/compare-limits.ts'
import { compareRoles } from '../deeds/compare-roles.ts'
import { compareStates } from '../deeds/compare-states.ts'
import { compareQuantities } from '../figures/compare-quantities.ts'
import { compareRepeats } from '../wording/compare-repeats.ts'
import { compareWords } from '../wording/compare-words.ts'

/**
 * Every fact of a claim that is compared, in the order of what is said of it. Closed by default: a word that is neither in the sources,
 * nor another way to say one of theirs, nor empty of meaning, counts as a claim.
 */
const FACTS = {
  /** How many, how much, when: 'cut waste by 21 %'. */
  quantity: compareQuantities,
  /** What it is called, and every other word: 'in Kubernetes', 'award-winning'. */
  name: compareWords,
  /** How large a part the person had: 'led'. */
  level: compareLevels,
  /** What makes it less: 'helped', 'proposed', 'basic', 'not'. */
  limit: compareLimits,
  /** Whose role it is: 'with the head of nursing'. */
  role: compareRoles,
  /** Who did it: 'which the accountant checks'. */
  actor: compareActors,
  /** How far it has come: 'learning Rust'. */
  state: compareStates,
  /** That it is said once. */
  repeat: compareRepeats,
} satisfies Record<string, CompareFact>

export type Fact = keyof typeof FACTS

/** What the person has to do with what was done. */
export const PART: readonly Fact[] = ['level', 'limit', 'role', 'actor', 'state']
const ALL = Object.keys(FACTS) as Fact[]

/** What a text claims beyond its sources, fact by fact. @param facts which of them, in their order */
export const compareFacts = (compared: Compared, facts: readonly Fact[] = ALL): Claim[] =>
  facts.flatMap((fact) => FACTS[fact](compared))
