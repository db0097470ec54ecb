import { addsFact, isAllOrdinary } from './adds-fact.ts'
import { type Aligned, alignWords, SUPPORT } from './compare/align.ts'
import { changesFigure } from './changes-figure.ts'
import { claimsAlone } from './claims-alone.ts'
import type { Comparison } from './compare/comparison.ts'
import { decide } from './decide.ts'
import { cutTexts, cutWords } from './compare/cut-words.ts'
import { judgeSigns, LEARNED, type VerdictModel } from './model/judge-signs.ts'
import { because } from '../reasons/write-reason.ts'
import {
  findAddressing,
  findOrder,
  findOtherWords,
  listFindings,
  nameLeftOut,
} from './findings/list-findings.ts'
import { replacesFigure } from './has-new-figure.ts'
import { exchangesDeed } from './compare/exchanges-deed.ts'
import { exchangesThing } from './compare/exchanges-thing.ts'
import { isDenied } from './is-denied.ts'
import { isCopied, isPartSaid, isSaidBeside, isSameSaid } from './is-same-said.ts'
import { type ActedDeed, findOtherActor } from './compare/read-actors.ts'
import { findRaisedLevel } from './findings/find-levels.ts'
import { findMixed } from './findings/find-mixed.ts'
import { findLeftPartner } from './findings/find-left-partner.ts'
import { findOtherJob } from './findings/find-other-job.ts'
import { findExchanged } from './findings/find-exchanged.ts'
import { listFacts } from './findings/list-facts.ts'
import { locate } from './findings/locate.ts'
import { findLine, type ReadAlteration, readAlterations } from './model/read-alterations.ts'
import { type Objection, readObjection, weighObjection } from './signs/read-objection.ts'
import { readSigns } from './signs/read-signs.ts'
import { add, type Signs } from './compare/sign-list.ts'
import type { TextKind, Tongue } from './model/text-kind.ts'
import { toFinding } from './findings/to-finding.ts'
import type { Finding, Verdict } from './findings/verdict.ts'
import { listWordMarks } from './model/word-marks.ts'

/** The marks of a text's very words. */
export const readMarks = (comparison: Comparison): string[] => {
  const { target, sources } = comparison
  const before = target ? [target] : sources
  return listWordMarks(
    cutTexts(comparison),
    before.flatMap(({ text }) => cutWords(text)),
  )
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

/** What is found in a text. @param objection what the checks of the whole resume say against it */
function findAll(
  comparison: Comparison,
  aligned: readonly Aligned[],
  kind: TextKind,
  objection: Objection | undefined,
): Finding[] {
  const { homes: _, others: __, ...alone } = comparison
  // The name of a skill is no sentence with somebody's title in it.
  const told = kind === 'summary' ? comparison : alone
  // The checks of the whole resume know more of figures and names than one text beside its sources tells.
  return listFindings(told, aligned).filter(
    ({ rule }) =>
      objection !== undefined || rule === 'left-out' || rule === 'wording' || rule === 'crossed',
  )
}

/** A deed that a text gives to another than its sources do. */
const nameActor = (comparison: Comparison, { word, actor }: ActedDeed): Finding => {
  const code = actor === 'self' ? 'else-does' : 'self-does'
  return locate(comparison, toFinding({ kind: 'role', ...because(code, word.written) }))
}

/** Two words that stand in each other's place beside the line that says most of a text, or that have changed parts with each other. */
function nameExchanged(comparison: Comparison): Finding | undefined {
  const { told, sources } = comparison
  const line = findLine(comparison)
  const exchanged = (line && findExchanged(told, line)) ?? findMixed(told, sources)
  return (
    exchanged &&
    locate(comparison, toFinding({ kind: 'role', ...because('exchanged', ...exchanged) }))
  )
}

/** What a text that replaces a line takes from it or puts into it: with whom it was done, and a figure of another job. */
function listMoved(comparison: Comparison): Finding[] {
  const { told, target } = comparison
  const partner = findLeftPartner(comparison)
  const figure = findOtherJob(comparison)
  const written = figure && told.text.slice(figure.start, figure.end)
  return [
    ...(target && partner ? [nameLeftOut(target, partner)] : []),
    ...(written === undefined
      ? []
      : [toFinding({ kind: 'figure', ...because('figure-unsaid', written) })]),
  ].map((finding) => locate(comparison, finding))
}

/** Skills are names, and differ from the lines that show them in nearly everything. */
const isSentence = (kind: TextKind) => kind === 'bullet' || kind === 'summary'

/** A text as it is judged. */
function read(
  comparison: Comparison,
  kind: TextKind,
  objection: Objection | undefined,
  model: VerdictModel,
) {
  const aligned = alignWords(comparison.told, comparison.sources, comparison.context)
  const { told, sources } = comparison
  const turned = isSentence(kind) ? findOtherActor(told, sources) : undefined
  const exchanged = isSentence(kind) ? nameExchanged(comparison) : undefined
  const moved = isSentence(kind) ? listMoved(comparison) : []
  const isMixable = !isCopied(comparison)
  const findings = [
    ...(turned ? [nameActor(comparison, turned)] : []),
    ...(exchanged ? [exchanged] : []),
    ...(isMixable ? findAll(comparison, aligned, kind, objection) : []),
  ]
  const isOrdinary = isAllOrdinary(comparison, aligned, model)
  const signs: Signs = {
    ...readSigns(comparison, aligned),
    [`kind-${kind}`]: 1,
    [`in-${comparison.language}`]: 1,
  }
  readObjection(signs, objection)
  add(signs, 'ordinary', isOrdinary)
  const isTurned = turned !== undefined
  const isExchanged = exchanged !== undefined
  const isMoved = moved.length > 0
  const others = findings.filter(({ reason }) => moved.every((one) => one.reason !== reason))
  add(signs, 'turned', isTurned || isExchanged)
  for (const { rule } of findings) add(signs, `found-${rule}`)
  return {
    aligned,
    findings: [...moved, ...others],
    isOrdinary,
    isTurned,
    isExchanged,
    isMoved,
    signs,
  }
}

/** In which stretches a text differs from its line; none of a skill. */
export function listAltered(comparison: Comparison, kind: TextKind): ReadAlteration[] {
  if (!isSentence(kind)) return []
  const { told, sources, context } = comparison
  return readAlterations(comparison, alignWords(told, sources, context))
}

/** Which thresholds count for a text. */
export const readTongue = ({ language }: Comparison): Tongue =>
  language === 'en' ? 'english' : 'other'

/** All signs of a text, but for what its very words weigh; as judgeText takes it. */
export const readAllSigns = (
  comparison: Comparison,
  kind: TextKind,
  objection: Objection | undefined,
): Signs => read(comparison, kind, objection, LEARNED).signs

/**
 * Judges whether a text says no more than its sources: proven, open (nothing speaks against it, and not all of it is
 * known to follow) or refused. A figure, a name or a skill that no source has is never proven.
 * @param objection what the checks of the whole resume say against it
 * @param model what was learned of texts
 */
export function judgeText(
  comparison: Comparison,
  kind: TextKind,
  objection: Objection | undefined,
  model: VerdictModel = LEARNED,
): Verdict {
  const { aligned, findings, isOrdinary, signs, ...turns } = read(
    comparison,
    kind,
    objection,
    model,
  )
  const alterations = isSentence(kind) ? readAlterations(comparison, aligned) : []
  const chance = judgeSigns(signs, { marks: readMarks(comparison), alterations }, model)
  const isWhole = comparison.target ? signs['lost'] === undefined : signs['best-source'] === 1
  const level = findRaisedLevel(comparison)
  const addressing = [...findAddressing(comparison), ...findOrder(comparison)]
  const isAboutThem = isAboutSources(comparison, aligned, kind)
  const cuts = model.cuts[readTongue(comparison)][kind]
  const isSame =
    isSameSaid(comparison) ||
    (findings.length === 0 &&
      (isPartSaid(comparison) || isSaidBeside(comparison, aligned, isWhole)))
  const verdict = decide({
    kind,
    chance,
    cuts,
    objection: weighObjection(objection),
    findings,
    addsFact: addsFact(comparison, isOrdinary),
    changesFigure: changesFigure(comparison),
    replacesFigure: level !== undefined || replacesFigure(comparison),
    losesPrefix: findings.some(({ cause }) => cause.code === 'prefix-lost'),
    exchangesDeed: kind === 'bullet' && exchangesDeed(comparison, aligned),
    exchangesThing: kind === 'bullet' && exchangesThing(comparison, aligned),
    ...turns,
    isDenied: kind === 'new-skill' && isDenied(comparison),
    claimsAlone: claimsAlone(comparison),
    isSame,
    isAbout: isAboutThem && addressing.length === 0,
  })
  const elsewhere = isAboutThem ? [] : [toFinding({ kind: 'about', ...because('elsewhere') })]
  const found = [...addressing, ...(level ? [level] : []), ...findings, ...elsewhere]
  const isUnnamed = found.length === 0 && verdict !== 'proven'
  return {
    verdict,
    facts: listFacts(comparison, aligned),
    ...(verdict === 'proven' && { ground: isSame ? 'said' : 'likely' }),
    chance,
    findings: isUnnamed ? findOtherWords(comparison, aligned) : found,
  }
}
