import type { Cuts, TextKind } from './model/text-kind.ts'
import type { Weight } from './signs/read-objection.ts'
import type { Finding, VerdictName } from './findings/verdict.ts'

/** What a decision is made from. */
export interface Grounds {
  kind: TextKind
  chance: number
  /** Learned for its kind. */
  cuts: Cuts
  /** How much the checks of the whole resume say against it. */
  objection: Weight
  findings: readonly Finding[]
  /** Whether it has a figure, a name, a credential or an unknown word that nothing says which it comes from. */
  addsFact: boolean
  /** Whether it puts a sign to a figure, or a figure to one more thing. */
  changesFigure: boolean
  /** Whether a figure of its line, or the level of a language, has become another one. */
  replacesFigure: boolean
  /** Whether somebody else does in it what the person does in its lines, or the other way round. */
  isTurned: boolean
  /** Whether two words of its line stand in each other's place. */
  isExchanged: boolean
  /** Whether it leaves out whom its line's deed was done with, or has a figure of another job. */
  isMoved: boolean
  /** Whether it lacks a prefix that makes a word of its lines less. */
  losesPrefix: boolean
  /** Whether it opens with a deed that nothing ties to those of its line. */
  exchangesDeed: boolean
  /** Whether a thing of its line has become another that nothing ties to it. */
  exchangesThing: boolean
  /** Whether it is a new skill that its lines deny. */
  isDenied: boolean
  /** Whether it says its line's words in its line's order, but for articles, or with what its person said beside it. */
  isSame: boolean
  /** Whether it says that nobody else had a part in it, and its lines do not. */
  claimsAlone: boolean
  /** Whether it has to do with its sources at all. */
  isAbout: boolean
}

const MIXED = new Set(['crossed', 'left-out'])

/**
 * From here on a text is as good as said. Of a dozen that stood between this and .95 with nothing but a doubted role, actor or deed all were
 * true (n4 to n8 and n10, which taught nothing).
 */
const SURE = 0.9

/** The same of what has another thing in its line's place, lacks its partners or has another job's figure: those are seldom true. */
const SURE_OF_THING = 0.95

/** What no chance outweighs: a fact that no source has, facts of two jobs in one sentence, a thing said twice; another's role, a partner left out, or words in each other's place, but for one that is all but sure. */
function isBarred({
  kind,
  chance,
  objection,
  findings,
  addsFact,
  changesFigure,
  isTurned,
  isExchanged,
  isMoved,
  losesPrefix,
  exchangesDeed,
  exchangesThing,
  isDenied,
  claimsAlone,
}: Grounds): boolean {
  if (changesFigure || losesPrefix || isDenied || claimsAlone) return true
  const isReplacing = kind === 'bullet' || kind === 'skill'
  if (!isReplacing && findings.some(({ rule }) => MIXED.has(rule))) return true
  // A sentence that the checks of the whole resume pass has its figures and names from there; of a skill they read one name.
  const isSkill = kind === 'skill' || kind === 'new-skill'
  if (objection === 'repeated') return true
  if ((isMoved || exchangesThing) && chance <= SURE_OF_THING) return true
  const isDoubted = objection === 'role' || isTurned || isExchanged || exchangesDeed
  if (isDoubted && chance <= SURE) return true
  return addsFact && (isSkill || objection !== 'none')
}

/** Whether the checks show it without any learning: it says what its line says, or it is a skill that they prove. */
const isShown = ({ kind, chance, cuts, objection, isSame }: Grounds) =>
  objection === 'none' &&
  (isSame || ((kind === 'skill' || kind === 'new-skill') && chance >= cuts.open))

/** Decides what becomes of a text. */
export function decide(grounds: Grounds): VerdictName {
  const { chance, cuts, isAbout } = grounds
  if (!isAbout || grounds.replacesFigure) return 'refused'
  const isLikely = isShown(grounds) || chance > cuts.proven
  if (isLikely && !isBarred(grounds)) return 'proven'
  return chance >= cuts.open ? 'open' : 'refused'
}
