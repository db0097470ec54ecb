import type { WorkMode } from '@tailorbird/contracts'
import { facts, factWords } from '../words/facts-patterns.ts'
import { isDenied } from './is-denied.ts'

const words = (kind: Parameters<typeof facts>[0]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${facts(kind)})(?![\p{L}\p{N}])`, 'iu')
const HYBRID = words('hybrid')
const REMOTE = words('remote')
const ONSITE = words('onsite')
/** At home, however it is said, and for some of the time. */
const HOME = words('home')
const PARTLY = words('partly')
const WHOLLY = new RegExp(factWords('wholly'), 'iu')
const REMOTE_THINGS = new RegExp(factWords('remoteThings'), 'giu')
const ONSITE_THINGS = new RegExp(factWords('onsiteThings'), 'iu')
const AT_WORK = new RegExp(factWords('work'), 'iu')
const NOT = new RegExp(factWords('not'), 'iu')
const HEAD_LINES = 12
/** 'Betreuung vor Ort', 'in the office' in a longer sentence say nothing of where one works, unless it speaks of work. */
const SHORT_WORDS = 8
/** So far before and behind a word its denial may stand: 'gibt es hier kein Homeoffice', 'WFH is not provided'. */
const BEFORE = 30
const BEHIND = 24

const saysNot = (text: string) => NOT.test(text)

/** Whether what stands at a place of a clause is denied, near it on either side. */
const isRefused = (clause: string, at: number, end: number) =>
  saysNot(clause.slice(Math.max(0, at - BEFORE), at)) || saysNot(clause.slice(end, end + BEHIND))

/** What one clause says of where one works. */
function readClause(written: string): WorkMode | undefined {
  const clause = written.replaceAll(REMOTE_THINGS, '')
  const hybrid = HYBRID.exec(clause)
  if (hybrid && !isDenied(clause, hybrid.index)) return 'hybrid'
  const home = HOME.exec(clause)
  if (home) {
    if (isRefused(clause, home.index, home.index + home[0].length)) return 'onsite'
    if (PARTLY.test(clause) && !WHOLLY.test(clause)) return 'hybrid'
  }
  const remote = REMOTE.exec(clause)
  if (remote && !isDenied(clause, remote.index)) return 'remote'
  const onsite = ONSITE.exec(clause)
  const isOfWork = clause.split(' ').length <= SHORT_WORDS || AT_WORK.test(clause)
  const isAsked = onsite && isOfWork && !ONSITE_THINGS.test(clause)
  return isAsked && !isDenied(clause, onsite.index) ? 'onsite' : undefined
}

/** The first that any clause says: days in the office and at home say more than 'from home' in another. */
const ORDER: readonly WorkMode[] = ['hybrid', 'onsite', 'remote']

function findMode(lines: readonly string[]): WorkMode | null {
  const said = new Set(
    lines.flatMap((line) => line.split(/[.!?;]\s|[.!;]$|\s[·•|]\s/u)).map(readClause),
  )
  return ORDER.find((mode) => said.has(mode)) ?? null
}

/** Where one works: at home, at theirs, or by turns; what the heading says counts more than the text. */
export const readMode = (lines: readonly string[]): WorkMode | null =>
  findMode(lines.slice(0, HEAD_LINES)) ?? findMode(lines.slice(HEAD_LINES))
