import type { ClaimWord, Reading } from '../../clauses/reading.ts'
import { isOf } from './classes.ts'
import type { Home } from './comparison.ts'
import type { TitlePhrase } from './read-title.ts'

const YEAR = /^(?:19|20)\d\d$/u
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu

/** Something that a text tells, and the jobs and schools that it belongs to. */
export interface Anchor {
  written: string
  homes: ReadonlySet<Home>
}

/** A stretch of a text that tells one thing: no mark, no 'and', 'then', 'before' is in it. */
export interface Stretch {
  words: ClaimWord[]
  text: string
}

/** Takes a text apart at its marks and turns. */
export function cutStretches({ text, all, words }: Reading): Stretch[] {
  const starts = all
    .filter(
      ({ clause, written }, at) =>
        at === 0 || clause !== all[at - 1]?.clause || isOf('turns', written),
    )
    .map(({ start }) => start)
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? text.length
    return {
      words: words.filter(({ start }) => from <= start && start < to),
      text: text.slice(at === 0 ? 0 : from, to),
    }
  })
}

const toAnchor = (written: string, homes: readonly Home[]): Anchor[] =>
  homes.length === 0 ? [] : [{ written, homes: new Set(homes) }]

const listNumbers = ({ text }: Pick<Reading, 'text'>): string[] => text.match(NUMBER) ?? []

/** Whether a job or school says a number; a year counts where it stands in its dates or in one of its lines. */
const saysNumber = (number: string) => (home: Home) =>
  [home.head, ...home.lines].some((one) =>
    YEAR.test(number) ? one.text.includes(number) : listNumbers(one).includes(number),
  )

/** The jobs whose title a phrase is, or is a part of. */
export const findTitled = ({ words }: TitlePhrase, homes: readonly Home[]): Home[] =>
  homes.filter(({ title }) => words.every(({ key }) => title.supports.has(key)))

/** The jobs whose whole title stands in a stretch. */
const findNamed = ({ words }: Stretch, homes: readonly Home[]): Home[] => {
  const keys = new Set(words.map(({ key }) => key))
  return homes.filter(
    ({ title }) => title.words.length > 0 && title.words.every(({ key }) => keys.has(key)),
  )
}

/**
 * What ties a stretch to jobs and schools: the title that the text opens with, names of employers and schools, and its figures, but for
 * those that stand outside of all jobs and schools, too.
 */
export function listAnchors(
  told: Stretch,
  title: TitlePhrase | undefined,
  homes: readonly Home[],
  others: readonly Reading[],
): Anchor[] {
  const titled = title ? findTitled(title, homes) : findNamed(told, homes)
  const isOfTitle = (start: number) => title !== undefined && start < title.end
  const names = told.words.filter(
    ({ written, start, key }) =>
      /^\p{Lu}/u.test(written) &&
      !isOfTitle(start) &&
      homes.some(({ place }) => place.supports.has(key)),
  )
  const free = new Set(others.flatMap(listNumbers))
  return [
    ...toAnchor(title?.text ?? titled[0]?.title.text ?? '', titled),
    ...names.flatMap(({ key, written }) =>
      toAnchor(
        written,
        homes.filter(
          ({ head, lines }) => head.supports.has(key) || lines.some((one) => one.supports.has(key)),
        ),
      ),
    ),
    ...listNumbers(told)
      .filter((number) => number.length > 1 && !free.has(number))
      .flatMap((number) => toAnchor(number, homes.filter(saysNumber(number)))),
  ]
}
