import { type RequirementKind } from '@tailorbird/lexicon'
import { foldGenericHeads } from './generic-heads.ts'
import type { Item, ItemGroup } from './item.ts'
import { joints } from '../words/joint-patterns.ts'

const AND_WORD = joints('and')
const OR_WORD = joints('or')

/** 'or', with what may stand before the next name: 'or Google …', 'or a similar …'. */
const OR = new RegExp(
  String.raw`^[\s,()]*(?:(?:${joints('eitherOr')}|\/)[\s(]*|(?:${OR_WORD}) (?:(?:${joints('article')}) )?(?:(?:${joints('alike')}) |\p{Lu}\p{L}{1,20} )?)$`,
  'iu',
)
/** ', operations or ': a field between two others that is no term. */
const UNKNOWN_OR = new RegExp(
  String.raw`^,(?! (?:${AND_WORD}) ) \p{L}[\p{L}-]{1,20}(?: (?!(?:${AND_WORD}) )\p{L}[\p{L}-]{1,20})?,? (?:${OR_WORD}) $`,
  'iu',
)
/** Stands before such a name. */
const INSTEAD_CHARS = 24
/** 'alternativ Tableau': instead of all that the list names before. */
const INSTEAD = new RegExp(String.raw`[\s,;(](?:${joints('instead')})[\s:]+$`, 'iu')
const AND = new RegExp(`^,? (?:${AND_WORD}|&) $`, 'iu')
/** '… or a similar tool' behind a list: each of it will do. */
const OR_SIMILAR = new RegExp(
  String.raw`^\)?,? (?:${OR_WORD}) (?:(?:${joints('anyArticle')}) )?(?:(?:(?:${joints('other')}) )?(?:${joints('similar')})|(?:${joints('other')})(?=\s*(?:[).;]|$)))(?!\p{L})`,
  'iu',
)
/** 'Microsoft Office (Excel, Word) or …': examples of one alternative. */
const DETAILED = new RegExp(String.raw`\([^()]{1,80}\),? (?:${OR_WORD}) `, 'giu')
/** The last example's end and the 'or': '…, Word) or '. */
const DETAIL_END = new RegExp(String.raw`^[^()]{0,80}\),? (?:${OR_WORD}) $`, 'iu')
const SIMILAR_CHARS = 40
const FORMAL = new Set<RequirementKind>(['degree', 'certification', 'language'])
const COMMA = /^\s*,\s*$/
const EXAMPLES = new RegExp(
  String.raw`(?:${joints('examples')})(?:[\s,:(]|${joints('following')})*$`,
  'iu',
)

/** 'Pfleger/in oder …', 'Kaufmann/-frau oder …': the other gender's ending belongs to the name before. */
const GENDER_END = new RegExp(String.raw`^(?:${joints('genderEnd')})(?!\p{L})`, 'iu')

/** 'A BI tool (Power BI, Tableau)': one is asked for. */
const ONE_SORT = new RegExp(String.raw`(?<!\p{L})(?:${joints('oneSort')}) ?\($`, 'iu')

const isOr = (gap: string) => {
  const rest = gap.replace(GENDER_END, '')
  return OR.test(rest) || UNKNOWN_OR.test(rest)
}
/** 'At least two of A, B and C', 'zwei der folgenden': so many of a list, whatever joins it. */
const SOME_OF = new RegExp(
  String.raw`(?:^|[^\p{L}\d])(?:${joints('someOf')})(?: (?:${joints('someOfWhat')}))*[\s:(]*$`,
  'iu',
)
const SOME_OF_CHARS = 60

/** Whether a run begins behind 'at least two of'. */
const isSomeOf = (text: string, [first]: readonly Item[]) =>
  first !== undefined &&
  SOME_OF.test(text.slice(Math.max(0, first.start - SOME_OF_CHARS), first.start))

/** Whether an item is said to do instead of what the text names before. */
const isInstead = (text: string, { start }: Item) =>
  INSTEAD.test(text.slice(Math.max(0, start - INSTEAD_CHARS), start))

/** Whether a run of items, joined by commas, means any of them. */
function isEither(text: string, run: readonly Item[]): boolean {
  const first = run[0] as Item
  const before = text.slice(Math.max(0, first.start - 40), first.start)
  if (EXAMPLES.test(before) || ONE_SORT.test(before)) return true
  if (isSomeOf(text, run)) return true
  if (run.some(({ degree }) => degree === 'other')) return true
  const end = run.at(-1)?.end ?? 0
  if (OR_SIMILAR.test(text.slice(end, end + SIMILAR_CHARS))) return true
  return run.some((item, index) => {
    if (index === 0) return false
    const gap = text.slice(run[index - 1]?.end, item.start)
    return isOr(gap) || DETAIL_END.test(gap) || isInstead(text, item)
  })
}

/** 'ABA-approved program or bachelor's degree' is a degree: what the lexicon knows as a paper speaks for the group. */
function putFormalFirst([first, ...others]: ItemGroup): ItemGroup {
  const formal =
    first.isKnown || FORMAL.has(first.kind)
      ? undefined
      : others.find(({ kind }) => FORMAL.has(kind))
  return formal ? [formal, first, ...others.filter((item) => item !== formal)] : [first, ...others]
}

/** A comma lists things of one sort, not a skill and a degree, nor a language and what is known as none. */
function areAlike(one: Item, other: Item): boolean {
  if (one.kind === other.kind) return true
  if (one.kind === 'degree' || other.kind === 'degree') return false
  return (one.kind !== 'language' && other.kind !== 'language') || !(one.isKnown && other.isKnown)
}

function splitRuns(text: string, items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  const details = [...text.matchAll(DETAILED)].map(({ 0: found, index }) => ({
    start: index - 1,
    end: index + found.length,
  }))
  for (const item of items) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run === undefined || before === undefined) {
      runs.push([item])
      continue
    }
    const gap = text.slice(before.end, item.start)
    // A comma joins fields of one degree, not a degree and a skill.
    const isOfDegree = item.degree !== undefined || before.degree !== undefined
    const isListed = COMMA.test(gap) && !isOfDegree && areAlike(item, before)
    const isDetail = details.some(({ start, end }) => before.end >= start && item.start <= end)
    const isLastOfSome = AND.test(gap) && !isOfDegree && isSomeOf(text, run)
    if (item.degree === 'other' || isListed || isDetail || isOr(gap) || isLastOfSome) run.push(item)
    else if (isInstead(text, item) && gap.length <= INSTEAD_CHARS) {
      run.push(item)
      shareAlternative(text, runs, item)
    } else runs.push([item])
  }
  return runs
}

/** 'Power BI and DAX, alternatively Tableau' is 'Power BI or Tableau' and 'DAX or Tableau'. */
function shareAlternative(text: string, runs: readonly Item[][], alternative: Item): void {
  for (let index = runs.length - 1; index > 0; index--) {
    const [next] = runs[index] ?? []
    const run = runs[index - 1]
    if (!next || !run || !AND.test(text.slice(run.at(-1)?.end, next.start))) return
    run.push(alternative)
  }
}

/** The items of a sentence as requirements; 'TypeScript, Rust or Java' is one group, 'Git and SQL' are two. */
export function groupItems(text: string, items: readonly Item[]): ItemGroup[] {
  const groups = splitRuns(text, items).flatMap((run): ItemGroup[] => {
    const [first, ...others] = [...new Map(run.map((item) => [item.name, item])).values()]
    if (first === undefined) return []
    return isEither(text, run)
      ? [putFormalFirst([first, ...others])]
      : [first, ...others].map((item): ItemGroup => [item])
  })
  return foldGenericHeads(text, groups)
}
