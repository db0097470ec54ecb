import { type Aligned, alignWords, SUPPORT } from './align.ts'
import type { Comparison } from './comparison.ts'
import { judgeSigns, weighWords } from './judge-signs.ts'
import { because } from '../reasons/write-reason.ts'
import { findAddressing, findOrder, findOtherWords, listFindings } from './list-findings.ts'
import { readSigns } from './read-signs.ts'
import type { Signs } from './sign-list.ts'
import { toFinding } from './to-finding.ts'
import type { Finding, Verdict, VerdictName } from './verdict.ts'
import { listWordMarks } from './word-marks.ts'

/** From here on a text is proven that the other checks let through. Chosen on people whom nothing was learned from. */
const MIN_PROVEN = 0.7
/** The same for one that leaves nothing out and in which nothing is found. */
const MIN_CLEAR = 0.4
/** The same for a skill that the list lacks. */
const MIN_ADDED = 0.6
/** The same for another name of a skill, which they hardly ever let through. */
const MIN_RENAMED = 0.8
/** Below, it is refused. */
const MIN_OPEN = 0.22
/** The same where it has a fact that no source has. */
const MIN_OPEN_FACT = 0.4
const FACTS = new Set(['figure', 'name', 'skill'])

/** What kind of text is judged: kinds differ in what is usual. */
export type TextKind = 'bullet' | 'summary' | 'skill' | 'new-skill'

const align = ({ told, sources, context }: Comparison) => alignWords(told, sources, context)

const readAll = (comparison: Comparison, aligned: readonly Aligned[], kind: TextKind): Signs => ({
  ...readSigns(comparison, aligned),
  [`kind-${kind}`]: 1,
})

/** All signs of a text, but for what its very words weigh. */
export const readAllSigns = (comparison: Comparison, kind: TextKind): Signs =>
  readAll(comparison, align(comparison), kind)

/** The marks of a text's very words. */
export const readMarks = ({ told, target, sources }: Comparison): string[] =>
  listWordMarks(
    told.text,
    target?.text ?? '',
    sources.map(({ text }) => text),
  )

/** What a decision is made from. */
interface Grounds {
  kind: TextKind
  chance: number
  /** Whether the checks of the whole resume let it through. */
  isHeld: boolean
  findings: readonly Finding[]
  /** Whether it leaves out no word of the line that it replaces, or, of none, whether one source says all of it. */
  isWhole: boolean
  /** Whether it has to do with its sources at all. */
  isAbout: boolean
}

/** Less of a text that is said by its sources is about something else. */
const MIN_ABOUT = 1 / 3

/** Whether a text is about what its sources say; of a skill it is enough that it is one. */
function isAboutSources(
  { told }: Comparison,
  aligned: readonly Aligned[],
  kind: TextKind,
): boolean {
  // Words that stand for anything tell nothing.
  const known = aligned.filter(
    ({ support }) => support !== SUPPORT.none && support !== SUPPORT.related,
  ).length
  if (kind === 'skill' || kind === 'new-skill') return known > 0 || told.hits.length > 0
  return known > 0 && known >= MIN_ABOUT * aligned.length
}

function decide({ kind, chance, isHeld, findings, isWhole, isAbout }: Grounds): VerdictName {
  if (!isAbout) return 'refused'
  const isClear = findings.length === 0 && isWhole
  const least = isClear ? MIN_CLEAR : kind === 'new-skill' ? MIN_ADDED : MIN_PROVEN
  const isMixed =
    (kind === 'summary' || kind === 'new-skill') &&
    findings.some(({ rule }) => rule === 'crossed' || rule === 'left-out')
  if (isHeld && chance >= least && !isMixed) return 'proven'
  const isFactNew = findings.some(({ rule }) => FACTS.has(rule))
  // A name that nothing knows may be anybody's.
  const isKnown = !isFactNew && findings.every(({ rule }) => rule !== 'wording')
  if (kind === 'skill' && isKnown && chance >= MIN_RENAMED) return 'proven'
  return chance >= (isFactNew ? MIN_OPEN_FACT : MIN_OPEN) ? 'open' : 'refused'
}

/**
 * Judges whether a text says no more than its sources: proven, open (nothing speaks against it, and not all of it is
 * known to follow) or refused. A figure, a name or a skill that no source has is never proven.
 * @param isHeld whether the checks of the whole resume let it through
 */
export function judgeText(comparison: Comparison, kind: TextKind, isHeld: boolean): Verdict {
  const { homes: _, others: __, ...alone } = comparison
  // The name of a skill is no sentence with somebody's title in it.
  const told = kind === 'summary' ? comparison : alone
  const aligned = align(comparison)
  const marks = weighWords(readMarks(comparison))
  const signs = readAll(comparison, aligned, kind)
  const chance = judgeSigns({ ...signs, marks })
  // The checks of the whole resume know more of figures and names than one text beside its sources tells.
  const findings = listFindings(told, aligned).filter(
    ({ rule }) => !isHeld || rule === 'left-out' || rule === 'wording' || rule === 'crossed',
  )
  const isWhole = comparison.target ? signs['lost'] === undefined : signs['best-source'] === 1
  const addressing = [...findAddressing(comparison), ...findOrder(comparison)]
  const isAboutThem = isAboutSources(comparison, aligned, kind)
  const isAbout = isAboutThem && addressing.length === 0
  const verdict = decide({ kind, chance, isHeld, findings, isWhole, isAbout })
  const elsewhere = isAboutThem ? [] : [toFinding({ kind: 'about', ...because('elsewhere') })]
  const found = [...addressing, ...findings, ...elsewhere]
  const isUnnamed = found.length === 0 && verdict !== 'proven'
  return { verdict, chance, findings: isUnnamed ? findOtherWords(comparison, aligned) : found }
}
