import type { ClaimWord, Reading } from '../../clauses/reading.ts'
import { because } from '../../reasons/write-reason.ts'
import { isOf } from '../compare/classes.ts'
import type { Comparison, Home } from '../compare/comparison.ts'
import { cutStretches, findTitled, listAnchors, type Stretch } from '../compare/read-anchors.ts'
import { toFinding } from './to-finding.ts'
import { readTitle, type TitlePhrase } from '../compare/read-title.ts'
import type { Finding } from './verdict.ts'
import type { ClaimWordClass } from '../words/index.ts'

/** What makes a title smaller: 'assistant', 'trainee', 'acting'. */
const SMALLER: readonly ClaimWordClass[] = ['parts', 'states', 'limits', 'prefixes']

const saysAll = (words: readonly ClaimWord[], { supports }: Reading) =>
  words.every(({ key }) => supports.has(key))

const findLine = (words: readonly ClaimWord[], homes: readonly Home[]) =>
  homes.flatMap(({ lines }) => lines).find((line) => saysAll(words, line))

/** A title of somebody else: it stands in a line, and no job has it. */
function findTitleOfOthers(
  title: TitlePhrase,
  homes: readonly Home[],
  others: readonly Reading[],
): Finding[] {
  if (findTitled(title, homes).length > 0) return []
  if (others.some((one) => saysAll(title.words, one))) return []
  const line = findLine(title.words, homes)
  if (!line || title.words.length === 0) return []
  return [toFinding({ kind: 'crossed', ...because('title-of-others', title.text) })]
}

/** An employer that is none: its name stands in a line, and heads no job. */
function findPlaceOfOthers({ place }: TitlePhrase, homes: readonly Home[]): Finding[] {
  const names = place.filter(({ written }) => /^\p{Lu}/u.test(written))
  const isHead = names.some(({ key }) => homes.some(({ head }) => head.supports.has(key)))
  const line = names.length === 0 || isHead ? undefined : findLine(names, homes)
  const name = names[0]?.written ?? ''
  return line ? [toFinding({ kind: 'crossed', ...because('employer-of-others', name) })] : []
}

/** A title without the word that makes it smaller, where no other job has it whole. */
function findCut(title: TitlePhrase, homes: readonly Home[]): Finding[] {
  const keys = new Set(title.words.map(({ key }) => key))
  const titled = findTitled(title, homes)
  const cuts = titled.map((home) => {
    const [first] = home.title.all
    const isCut =
      first !== undefined &&
      !keys.has(first.key) &&
      SMALLER.some((name) => isOf(name, first.written))
    return isCut ? home.title.text : undefined
  })
  const [evidence] = cuts
  if (evidence === undefined || cuts.includes(undefined)) return []
  return [toFinding({ kind: 'left-out', ...because('left-out', evidence) })]
}

/** Facts of one stretch of which no job or school has all. */
function findMixed(
  told: Stretch,
  title: TitlePhrase | undefined,
  homes: readonly Home[],
  others: readonly Reading[],
): Finding[] {
  const anchors = listAnchors(told, title, homes, others)
  const isOne = homes.some((home) => anchors.every((anchor) => anchor.homes.has(home)))
  const [first, ...rest] = anchors
  if (!first || isOne) return []
  const other = rest.find((one) => !homes.some((h) => first.homes.has(h) && one.homes.has(h)))
  const words = other?.written ?? rest.at(-1)?.written ?? ''
  return [toFinding({ kind: 'crossed', ...because('crossed', first.written, words) })]
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu

/** A job that has ended, told as if it went on: 'since 2016', 'currently'. */
function findOver(
  told: Stretch,
  title: TitlePhrase | undefined,
  homes: readonly Home[],
): Finding[] {
  const [anchor] = listAnchors({ ...told, text: '' }, title, homes, [])
  if (!anchor || ![...anchor.homes].every(({ isOver }) => isOver)) return []
  const years = told.text.match(YEAR) ?? []
  const word = told.text.match(/\p{L}+(?:[’']\p{L}+)?/gu)?.find((one) => isOf('holds', one))
  if (word === undefined || years.length > 1) return []
  return [toFinding({ kind: 'crossed', ...because('job-over', anchor.written, word) })]
}

/** A title with another job's employer behind a comma: 'Stock controller, Harrow Freight'. */
function findOtherPlace(
  stretches: readonly Stretch[],
  title: TitlePhrase | undefined,
  homes: readonly Home[],
): Finding[] {
  const [, behind] = stretches
  if (!title || !behind || behind.words.length === 0) return []
  const placed = homes.filter(({ place }) => saysAll(behind.words, place))
  const titled = findTitled(title, homes)
  if (placed.length === 0 || titled.length === 0 || placed.some((one) => titled.includes(one)))
    return []
  const [place] = placed
  return [
    toFinding({ kind: 'crossed', ...because('crossed', title.text, place?.place.text ?? '') }),
  ]
}

/**
 * Where a text tells facts of different jobs or schools, or of other people, as if they were one: 'Project Manager since 2012'
 * when another title goes back to 2012; somebody else's title; a customer as the employer; a title without the word that makes
 * it smaller.
 */
export function findCrossed({ told, homes = [], others = [] }: Comparison): Finding[] {
  if (others.some((one) => saysAll(told.words, one))) return []
  const title = readTitle(told)
  const ofTitle = title
    ? [
        ...findTitleOfOthers(title, homes, others),
        ...findPlaceOfOthers(title, homes),
        ...findCut(title, homes),
      ]
    : []
  const stretches = cutStretches(told)
  const mixed = stretches.flatMap((stretch, at) => {
    const opening = at === 0 ? title : undefined
    return [...findMixed(stretch, opening, homes, others), ...findOver(stretch, opening, homes)]
  })
  return [...ofTitle, ...findOtherPlace(stretches, title, homes), ...mixed]
}
