import { foldWord } from '@tailorbird/language'
import { tells, type ClaimWord, type Reading } from '../../clauses/reading.ts'
import type { Quantity } from '../../quantities/quantity.ts'
import { isOf } from '../compare/classes.ts'
import { CUT_ENDINGS, PLURAL_ENDINGS } from '../../words/deeds/claim-signs.ts'
import { roleArticles } from '../../words/deeds/determiners.ts'
import { wholly } from '../../words/join-words.ts'
import { add, type Signs } from '../compare/sign-list.ts'

const REACH = 4
const ARTICLE = wholly(roleArticles, 'i')
const NUMBER = /\d+(?:[.,]\d+)*/gu
const PLURAL = new RegExp(`(?:${PLURAL_ENDINGS})$`)
const ENDING = new RegExp(`(?:${CUT_ENDINGS})$`)

/** The words around a figure. */
function listAround(
  { words }: Reading,
  { start, end }: { start: number; end: number },
): ClaimWord[] {
  const before = words.filter((word) => word.end <= start).slice(-REACH)
  return [...before, ...words.filter((word) => word.start >= end).slice(0, REACH)]
}

const asReading = (source: Reading, words: readonly ClaimWord[]): Reading => ({
  ...source,
  supports: new Set(words.map(({ key }) => key)),
  forms: new Set(words.map(({ written }) => foldWord(written))),
})

/** A figure with another bound than its sources have it with: 'up to 4' as '4 and more'; with another thing counted. */
function readBounds(signs: Signs, figure: Quantity, sources: readonly Reading[]): void {
  const same = sources.flatMap(({ quantities }) =>
    quantities.filter(
      ({ value, dimension }) => value === figure.value && dimension === figure.dimension,
    ),
  )
  if (same.length === 0) return
  if (same.every(({ bound }) => bound !== figure.bound))
    add(signs, figure.bound === 'none' ? 'bound-lost' : 'bound-new')
  const [counted] = figure.counted
  const others = same.flatMap((one) => one.counted.slice(0, 1))
  if (counted !== undefined && others.length === same.length)
    add(signs, 'counts-another', !others.includes(counted))
}

/** Figures that are new, lost, or stand beside other words than in their source. */
export function readFigures(
  signs: Signs,
  told: Reading,
  sources: readonly Reading[],
  target: Reading | undefined,
): void {
  for (const figure of told.quantities) {
    const places = sources.flatMap((source) =>
      source.quantities
        .filter(({ value }) => value === figure.value)
        .map((one) => asReading(source, listAround(source, one))),
    )
    readBounds(signs, figure, sources)
    const words = listAround(told, figure)
    if (places.length === 0) add(signs, 'figure-elsewhere')
    else if (words.length > 0) {
      const share = Math.max(
        ...places.map((near) => words.filter(({ key }) => tells(near, key)).length / words.length),
      )
      add(signs, 'figure-moved', 1 - share)
      add(signs, 'figure-far', share === 0)
    }
  }
  const numbers = (text: string) => new Set(text.match(NUMBER))
  const own = numbers(told.text)
  const others = numbers(sources.map(({ text }) => text).join(' '))
  add(signs, 'digits-new', [...own].filter((one) => !others.has(one)).length)
  if (!target) return
  add(signs, 'digits-lost', [...numbers(target.text)].filter((one) => !own.has(one)).length)
  const isKept = (value: number) => told.quantities.some((one) => one.value === value)
  add(signs, 'lost-figures', target.quantities.filter(({ value }) => !isKept(value)).length)
}

/** One of a thing that has become several. */
export function readPlurals(signs: Signs, told: Reading, sources: readonly Reading[]): void {
  const known = new Set(sources.flatMap(({ forms }) => [...forms]))
  for (const { written, key } of told.words) {
    const form = foldWord(written)
    if (known.has(form) || !PLURAL.test(form)) continue
    const single = form.replace(ENDING, '').slice(0, -1)
    if (single === '') continue
    for (const { all } of sources)
      for (const [at, other] of all.entries()) {
        if (other.key !== key || foldWord(other.written) === form) continue
        add(signs, 'plural')
        const before = all.slice(Math.max(0, at - 2), at)
        add(
          signs,
          'plural-of-one',
          before.some((one) => isOf('ones', one.written)),
        )
        add(
          signs,
          'plural-of-article',
          before.some((one) => ARTICLE.test(one.written)),
        )
      }
  }
}
