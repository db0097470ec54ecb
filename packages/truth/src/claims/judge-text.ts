import { type Aligned, alignWords, readMeanings, SUPPORT } from './align.ts'
import type { Comparison } from './comparison.ts'
import { decide, type Objection, type TextKind } from './decide.ts'
import { isWeighed, judgeSigns, weighWords } from './judge-signs.ts'
import { because } from '../reasons/write-reason.ts'
import { findAddressing, findOrder, findOtherWords, listFindings } from './list-findings.ts'
import { isSaidBeside, isSameSaid } from './is-same-said.ts'
import { isKnown, isVerb } from '../vocabulary/vocabulary.ts'
import { readSigns } from './read-signs.ts'
import type { Signs } from './sign-list.ts'
import { toFinding } from './to-finding.ts'
import type { Verdict } from './verdict.ts'
import { listMarksOfNew, listWordMarks } from './word-marks.ts'

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

const isCapital = (written: string) => /^\P{Ll}/u.test(written)

/**
 * Whether dictionaries, or other texts that were learned from, know each word that no source is known to say, and none may
 * be a name: a capital stands on a verb that opens the text, and nowhere else.
 */
function isAllOrdinary({ told }: Comparison, aligned: readonly Aligned[]): boolean {
  const { groupsAt, headsAt } = readMeanings(told.text)
  return aligned
    .filter(({ support }) => support < SUPPORT.near)
    .every(({ word }) => {
      if (isCapital(word.written)) return word === told.all[0] && isVerb(word.key)
      return (
        isKnown(word.key) ||
        groupsAt.has(word.start) ||
        headsAt.has(word.start) ||
        isWeighed(listMarksOfNew(word.written))
      )
    })
}

/**
 * Judges whether a text says no more than its sources: proven, open (nothing speaks against it, and not all of it is
 * known to follow) or refused. A figure, a name or a skill that no source has is never proven.
 * @param objection what the checks of the whole resume say against it
 */
export function judgeText(comparison: Comparison, kind: TextKind, objection: Objection): Verdict {
  const { homes: _, others: __, ...alone } = comparison
  // The name of a skill is no sentence with somebody's title in it.
  const told = kind === 'summary' ? comparison : alone
  const aligned = align(comparison)
  const marks = weighWords(readMarks(comparison))
  const signs = readAll(comparison, aligned, kind)
  const chance = judgeSigns({ ...signs, marks })
  // The checks of the whole resume know more of figures and names than one text beside its sources tells.
  const findings = listFindings(told, aligned).filter(
    ({ rule }) =>
      objection !== 'none' || rule === 'left-out' || rule === 'wording' || rule === 'crossed',
  )
  const isWhole = comparison.target ? signs['lost'] === undefined : signs['best-source'] === 1
  const addressing = [...findAddressing(comparison), ...findOrder(comparison)]
  const isAboutThem = isAboutSources(comparison, aligned, kind)
  const isAbout = isAboutThem && addressing.length === 0
  const isOrdinary = isAllOrdinary(comparison, aligned)
  const verdict = decide({
    kind,
    chance,
    objection,
    findings,
    isOrdinary,
    isWhole,
    isSame:
      isSameSaid(comparison) ||
      (findings.length === 0 && isSaidBeside(comparison, aligned, isWhole)),
    isAbout,
  })
  const elsewhere = isAboutThem ? [] : [toFinding({ kind: 'about', ...because('elsewhere') })]
  const found = [...addressing, ...findings, ...elsewhere]
  const isUnnamed = found.length === 0 && verdict !== 'proven'
  return { verdict, chance, findings: isUnnamed ? findOtherWords(comparison, aligned) : found }
}
