import {
  freeOf,
  hadNone,
  labelNone,
  noneAlone,
  noneArticles,
  noneOf,
  noThing,
  withNone,
} from '../words/equals/none.ts'
import type { Phrase } from './place-phrase.ts'

const EDGE = String.raw`(?<![\p{L}\p{N}.,])`
const MARK = String.raw`(?:\s*[,;(–—]\s*|\s+-\s+|\s+)?`
const THING = String.raw`(?<thing>\p{L}[\p{L}-]+)`
const NONE = new RegExp(
  String.raw`${MARK}${EDGE}(?:(?:${hadNone})\s+)?(?:${withNone}|${noneAlone}|0)\s+(?!(?:${noThing})(?!\p{L}))${THING}`,
  'giu',
)
const NONE_OF = new RegExp(
  String.raw`${EDGE}(?<none>${noneOf})\s+(?<thing>(?:(?:${noneArticles})\s+)?[\p{L}\p{N}]+)`,
  'giu',
)
/** 'Customer complaints: none' */
const LABEL = new RegExp(
  String.raw`(?:^|[,;(–—]\s*|\.\s+)(?<thing>(?:\p{L}[\p{L}-]*\s+){0,3}\p{L}[\p{L}-]+)\s*:\s*(?:${labelNone}|0)(?=\s*(?:$|[.,;)]))`,
  'giu',
)
/** 'accident-free', 'unfallfrei' */
const FREE = new RegExp(String.raw`\s?${EDGE}(?<thing>\p{L}{4,}?)(?:${freeOf})(?!\p{L})`, 'giu')

/** A place where a text says that there is none of a thing. */
export interface None extends Phrase {
  /** What there is none of, by its words; by the first alone where others may follow. */
  things: string[]
  kind: 'of' | 'any' | 'label'
}

const readMatch =
  (kind: None['kind'], read: (groups: Record<string, string>) => string[]) =>
  ({ 0: written, groups = {}, index }: RegExpMatchArray): None => {
    const things = read(groups)
    const start = index ?? 0
    const isWhole = kind !== 'of'
    const end = isWhole ? start + written.length : start + (groups['none']?.length ?? 0)
    return { key: things.join(' '), kind, things, start, end }
  }

/** All places where a text says that there is none of something, in its order. */
export function listNone(text: string): None[] {
  const one = readMatch('any', ({ thing = '' }) => [thing])
  const found = [
    ...[...text.matchAll(NONE_OF)].map(readMatch('of', ({ thing = '' }) => [thing])),
    ...[...text.matchAll(LABEL)].map(
      readMatch('label', ({ thing = '' }) => thing.trim().split(/\s+/)),
    ),
    ...[...text.matchAll(NONE)].map(one),
    ...[...text.matchAll(FREE)].map(one),
  ].toSorted((a, b) => a.start - b.start)
  return found.filter(
    (none, at) => none.start >= Math.max(0, ...found.slice(0, at).map(({ end }) => end)),
  )
}
