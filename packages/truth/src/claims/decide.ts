import type { Finding, VerdictName } from './verdict.ts'

/** What kind of text is judged: kinds differ in what is usual. */
export type TextKind = 'bullet' | 'summary' | 'skill' | 'new-skill'

/** What the checks of the whole resume say against a text: nothing, that its words are not known to follow, or more. */
export type Objection = 'none' | 'wording' | 'fact'

/** What a decision is made from. */
export interface Grounds {
  kind: TextKind
  chance: number
  objection: Objection
  findings: readonly Finding[]
  /** Whether each word that no source says is an ordinary one, and so no name that nothing knows. */
  isOrdinary: boolean
  /** Whether it leaves out no word of the line that it replaces, or, of none, whether one source says all of it. */
  isWhole: boolean
  /** Whether it says its line's words in its line's order, but for articles, or with what its person said beside it. */
  isSame: boolean
  /** Whether it has to do with its sources at all. */
  isAbout: boolean
}

/** From here on a text is proven that the other checks let through. Chosen on people whom nothing was learned from. */
const MIN_PROVEN = 0.75
/** The same for one that leaves nothing out and in which nothing is found. */
const MIN_CLEAR = 0.7
/** The same for a skill that the list lacks. */
const MIN_ADDED = 0.6
/** The same for one whose words alone the other checks object to. */
const MIN_WORDED = 0.8
/** The same for another name of a skill, which they hardly ever let through. */
const MIN_RENAMED = 0.8
/** Below, it is refused. */
const MIN_OPEN = 0.28
/** The same where it has a fact that no source has. */
const MIN_OPEN_FACT = 0.4
const FACTS = new Set(['figure', 'name', 'skill'])
const MIXED = new Set(['crossed', 'left-out'])
const UNKNOWN = new Set(['wording'])

/** From which chance on a text is proven that the checks let through. */
function findLeast({ kind, findings, isWhole, isSame }: Grounds): number {
  // Nothing is new: there is nothing to doubt.
  if (isSame) return 0
  if (kind === 'new-skill') return MIN_ADDED
  return findings.length === 0 && isWhole ? MIN_CLEAR : MIN_PROVEN
}

function isProven(grounds: Grounds): boolean {
  const { kind, chance, objection, findings, isOrdinary } = grounds
  const has = (rules: ReadonlySet<string>) => findings.some(({ rule }) => rules.has(rule))
  const isReplacing = kind === 'bullet' || kind === 'skill'
  if (!isReplacing && has(MIXED)) return false
  if (objection === 'none') return chance >= findLeast(grounds)
  if (has(FACTS)) return false
  // A name that nothing knows may be anybody's.
  if (kind === 'skill') return !has(UNKNOWN) && chance >= MIN_RENAMED
  return objection === 'wording' && kind !== 'new-skill' && isOrdinary && chance >= MIN_WORDED
}

/** Decides what becomes of a text. */
export function decide(grounds: Grounds): VerdictName {
  const { chance, findings, isAbout } = grounds
  if (!isAbout) return 'refused'
  if (isProven(grounds)) return 'proven'
  const isFactNew = findings.some(({ rule }) => FACTS.has(rule))
  return chance >= (isFactNew ? MIN_OPEN_FACT : MIN_OPEN) ? 'open' : 'refused'
}
