import { foldWord } from '@tailorbird/language'
import { measureKinship } from '@tailorbird/lexicon'
import { tells, type ClaimWord, type Reading } from '../../clauses/reading.ts'
import { isVerbPlace } from '../../deeds/exchange-verb.ts'
import { commits, isKnown, isLight, isVerb, promises } from '../../vocabulary/vocabulary.ts'
import { type Aligned, SUPPORT } from '../compare/align.ts'
import { type Alteration, listAlterations, listTokens, type Token } from '../compare/alterations.ts'
import { isOf } from '../compare/classes.ts'
import type { Comparison } from '../compare/comparison.ts'
import { add, type Signs } from '../compare/sign-list.ts'
import { CLAIM_WORDS } from '../words/index.ts'

const JOINTS = [
  'with',
  'causes',
  'reaches',
  'turns',
  'prepositions',
  'others',
  'partners',
  'limits',
] as const
const GRAM = 3
const PLAIN_RANK = 2

/** A stretch in which a text differs from its line, as it is judged. */
export interface ReadAlteration {
  signs: Signs
  /** The words of both sides. */
  marks: string[]
}

/** The words of a text by where they start. */
const findWords = ({ all }: Reading): ReadonlyMap<number, ClaimWord> =>
  new Map(all.map((word) => [word.start, word]))

/** What kind of words one side of an alteration has. */
function readSide(
  signs: Signs,
  name: 'put' | 'gone',
  tokens: readonly Token[],
  reading: Reading,
  wordAt: ReadonlyMap<number, ClaimWord>,
): void {
  add(signs, `${name}-n`, tokens.length)
  for (const token of tokens) {
    if (token.isFigure) {
      add(signs, `${name}-figure`)
      continue
    }
    const { written, start, key } = token
    const word = wordAt.get(start)
    const isSmall = word?.isNeutral === true || isLight(foldWord(written), key)
    add(signs, isSmall ? `${name}-small` : `${name}-says`)
    for (const one of CLAIM_WORDS.keys()) add(signs, `${name}-is-${one}`, isOf(one, written))
    if (!word) continue
    add(signs, `${name}-verb`, isVerb(word.key) || isVerbPlace(reading, reading.all.indexOf(word)))
    add(signs, `${name}-promise`, promises(word.key))
    add(signs, `${name}-commit`, commits(word.key))
    add(signs, `${name}-known`, isKnown(word.key))
    add(signs, `${name}-name`, /^\p{Lu}/u.test(written) && word !== reading.all[0])
    if (word.rank !== undefined)
      signs[`${name}-rank`] = Math.max(signs[`${name}-rank`] ?? -1, word.rank)
  }
}

/** What stands before and behind an alteration. */
function readPlace(
  signs: Signs,
  { put, gone, at, from }: Alteration,
  told: readonly Token[],
  line: readonly Token[],
): void {
  const [before, next] = [told[at - 1], told[at + put.length]]
  for (const name of JOINTS) {
    add(signs, `before-${name}`, before !== undefined && isOf(name, before.written))
    add(signs, `next-${name}`, next !== undefined && isOf(name, next.written))
  }
  add(signs, 'at-start', at === 0)
  add(signs, 'at-end', next === undefined)
  add(signs, 'at-end-of-line', from + gone.length >= line.length)
  add(signs, 'behind-figure', before !== undefined && before.isFigure)
  add(signs, 'before-figure', next !== undefined && next.isFigure)
  const first = put[0] ?? next
  add(signs, 'behind-comma', first?.mark === ',')
  add(signs, 'behind-mark', first !== undefined && first.mark !== '' && first.mark !== ',')
  add(signs, 'before-comma', next?.mark === ',')
  add(signs, 'before-mark', next !== undefined && next.mark !== '' && next.mark !== ',')
  const isInBrackets = (token: Token) => token.isInBrackets
  add(signs, 'in-brackets', put.some(isInBrackets))
  add(signs, 'was-in-brackets', gone.length > 0 && gone.every(isInBrackets))
  const [wasBefore, wasNext] = [line[from - 1], line[from + gone.length]]
  add(signs, 'gone-behind-and', wasBefore !== undefined && isOf('turns', wasBefore.written))
  add(signs, 'gone-behind-mark', (gone[0]?.mark ?? '') !== '')
  add(signs, 'gone-to-mark', wasNext === undefined || wasNext.mark !== '')
}

const listGrams = (tokens: readonly Token[]): string[] => {
  const letters = tokens.map(({ written }) => foldWord(written)).join(' ')
  return Array.from({ length: Math.max(0, letters.length - GRAM + 1) }, (_, at) =>
    letters.slice(at, at + GRAM),
  )
}

/** How near both sides are: in letters, and as words of the trades. */
function readLikeness(signs: Signs, { put, gone }: Alteration): void {
  if (put.length === 0 || gone.length === 0) return
  const [own, others] = [listGrams(put), new Set(listGrams(gone))]
  add(
    signs,
    'letters-alike',
    own.filter((gram) => others.has(gram)).length / Math.max(1, own.length),
  )
  const kin = put.flatMap(({ key }) => gone.map((other) => measureKinship(key, other.key)))
  add(signs, 'kin', Math.max(0, ...kin))
}

/** The words beside a token that say something. */
const listBeside = (tokens: readonly Token[], token: Token): (string | undefined)[] => {
  const at = tokens.indexOf(token)
  return [tokens[at - 1]?.key, tokens[at + 1]?.key].filter((key) => key !== undefined)
}

/** What an alteration is read beside. */
interface Surroundings {
  comparison: Comparison
  told: readonly Token[]
  line: readonly Token[]
  all: readonly Alteration[]
  alignedAt: ReadonlyMap<number, Aligned>
}

/** Where what was put comes from. */
function readOrigin(
  signs: Signs,
  one: Alteration,
  { comparison, told, line, all, alignedAt }: Surroundings,
): void {
  const { sources, context, resume } = comparison
  const others = all.filter((other) => other !== one)
  const goneElsewhere = new Map(
    others.flatMap(({ gone }) => gone.map((token) => [token.key, token])),
  )
  for (const token of one.put) {
    const was = goneElsewhere.get(token.key)
    if (was) {
      add(signs, token.isFigure ? 'put-moved-figure' : 'put-moved')
      const beside = listBeside(line, was)
      const isKept = listBeside(told, token).some((key) => beside.includes(key))
      add(signs, isKept ? 'moved-with-neighbour' : 'moved-alone')
    }
    const aligned = alignedAt.get(token.start)
    if (!aligned) continue
    const says = ({ supports }: Reading) => supports.has(aligned.word.key)
    add(signs, `put-support-${aligned.support}`)
    add(signs, 'put-term', aligned.isTerm)
    if (aligned.support < SUPPORT.context) {
      add(signs, 'put-elsewhere', resume.some(says))
      add(signs, 'put-in-context', context.some(says))
    } else if (!was) add(signs, 'put-said', sources.some(says))
  }
}

/** Whether what is gone is told elsewhere. */
function readLoss(signs: Signs, one: Alteration, { comparison, all }: Surroundings): void {
  const putElsewhere = new Set(
    all.flatMap((other) => (other === one ? [] : other.put.map(({ key }) => key))),
  )
  for (const token of one.gone) {
    const isFigure = token.isFigure
    if (putElsewhere.has(token.key)) add(signs, isFigure ? 'gone-moved-figure' : 'gone-moved')
    else if (isFigure) add(signs, 'gone-figure-lost')
    else add(signs, tells(comparison.told, token.key) ? 'gone-told' : 'gone-lost')
  }
}

/** Longer exchanges than that are nobody's but their own. */
const MAX_EXCHANGED = 3

/** The words of both sides as marks; see weighMarks. */
function listMarks({ put, gone }: Alteration): string[] {
  const keyOf = (token: Token) => (token.isFigure ? '#' : token.key)
  const [own, lost] = [put.map(keyOf), gone.map(keyOf)]
  const pairs = (name: string, keys: readonly string[]) =>
    keys.slice(1).map((key, at) => `${name}:${keys[at] ?? ''}_${key}`)
  const isShort = Math.max(own.length, lost.length) <= MAX_EXCHANGED
  return [
    ...own.map((key) => `new:${key}`),
    ...lost.map((key) => `lost:${key}`),
    ...(isShort ? [`exchanged:${lost.join('_')}>${own.join('_')}`] : []),
    ...pairs('pair', own),
    ...pairs('lost-pair', lost),
  ]
}

/** The source that says most of a text. */
export function findLine({ told, target, sources }: Comparison): Reading | undefined {
  if (target) return target
  const count = ({ supports }: Reading) => told.words.filter(({ key }) => supports.has(key)).length
  return sources.toSorted((one, other) => count(other) - count(one))[0]
}

/**
 * In which stretches a text differs from the line that it replaces, or from the one that says most of it, and what each of them is: a
 * text is as true as the worst of its alterations.
 */
export function readAlterations(
  comparison: Comparison,
  aligned: readonly Aligned[],
): ReadAlteration[] {
  const source = findLine(comparison)
  if (!source) return []
  const [told, line] = [listTokens(comparison.told), listTokens(source)]
  const all = listAlterations(told, line)
  const alignedAt = new Map(aligned.map((one) => [one.word.start, one]))
  const around: Surroundings = { comparison, told, line, all, alignedAt }
  const [words, lineWords] = [findWords(comparison.told), findWords(source)]
  const kept = told.length - all.reduce((sum, { put }) => sum + put.length, 0)
  return all.map((one) => {
    const signs: Signs = {}
    readSide(signs, 'put', one.put, comparison.told, words)
    readSide(signs, 'gone', one.gone, source, lineWords)
    readPlace(signs, one, told, line)
    readLikeness(signs, one)
    readOrigin(signs, one, around)
    readLoss(signs, one, around)
    add(signs, 'rise', (signs['put-rank'] ?? PLAIN_RANK) - (signs['gone-rank'] ?? PLAIN_RANK))
    add(signs, 'all', all.length)
    add(signs, 'kept-share', kept / Math.max(1, told.length))
    add(signs, 'growth', told.length / Math.max(1, line.length))
    add(signs, 'replaces', comparison.target !== undefined)
    add(signs, `in-${comparison.language}`)
    return { signs, marks: listMarks(one) }
  })
}
