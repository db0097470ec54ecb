import { foldWord } from '@tailorbird/language'
import { findQuantities } from '../quantities/find-quantities.ts'
import {
  everySeason,
  inARow,
  rowAnd,
  rowArticles,
  rowFrom,
  rowSeasons,
  rowTo,
} from '../words/equals/year-rows.ts'
import type { Phrase } from './place-phrase.ts'

/** '2019', '2018/19', '2018-2019'. */
const YEAR = String.raw`(?:19|20)\d{2}(?:[/–-](?:(?:19|20)\d{2}|\d{2}))?(?!\d)`
const SEASON = String.raw`(?:${rowSeasons})(?!\p{L})`
const ARTICLES = String.raw`(?:(?:${rowArticles})\s+)*`
/** 'In the autumns of 2019, 2020 and 2021'; the words between the season and its years belong to it: 'las campañas de la aceituna 2018/19'. */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ARTICLES}(?<season>${SEASON})\s+(?:(?:${rowFrom})\s+)?)?(?<years>${YEAR}(?:,\s+${YEAR})*,?\s+(?:${rowAnd})\s+${YEAR})`,
  'giu',
)
/** 'Every autumn from 2019 to 2021', 'summers 2019–2021'. */
const EVERY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${everySeason})\s+(?<season>${SEASON}),?\s+(?:(?:${rowFrom})\s+)?(?<first>${YEAR})(?:\s+(?:${rowTo})\s+|\s?[–-]\s?)(?<last>${YEAR})`,
  'giu',
)
/** 'Tres campañas seguidas de la aceituna, de 2018/19 a 2020/21' */
const ROW = new RegExp(
  String.raw`(?<number>[\p{L}\p{N}]+)\s+(?<before>(?:${inARow})\s+)?(?<season>${SEASON})(?<behind>\s+(?:${inARow}))?(?<rest>(?:\s+\p{L}+){0,4}?),?\s+\(?(?:(?:${rowFrom})\s+)?(?<first>${YEAR})(?:\s+(?:${rowTo})\s+|\s?–\s?)(?<last>${YEAR})\)?`,
  'giu',
)

/** 'Autumn' and 'autumns', 'Herbst' and 'Herbste'. */
const SEASON_CHARS = 4
const keyOfSeason = (season = '') => foldWord(season).slice(0, SEASON_CHARS)

const firstYear = (year: string) => Number(year.slice(0, 4))
/** Whether two years are written as spans of the same kind, a season over New Year or a whole year. */
const isPair = (year: string) => year.length > 4
const isNext = (year: string) =>
  !isPair(year) || (firstYear(year) + 1) % 100 === Number(year.slice(-2))

function keyOf(years: readonly string[], isRange: boolean): string | undefined {
  const [first = '', last = ''] = [years[0], years.at(-1)]
  const isAlike = years.every((year) => isPair(year) === isPair(first) && isNext(year))
  const isRow = isRange || years.every((year, at) => firstYear(year) === firstYear(first) + at)
  return isAlike && isRow && firstYear(last) > firstYear(first)
    ? `${isPair(first) ? 'over' : 'in'} ${firstYear(first)}-${firstYear(last)}`
    : undefined
}

/** A row of years or seasons, and its season where one is named. */
export interface YearRow extends Phrase {
  season: string
  /** Only its years. */
  years: { start: number; end: number }
}

/** Years that follow each other and are counted up. */
export function listCountedRows(text: string): YearRow[] {
  return [...text.matchAll(COUNTED)].flatMap(({ 0: written, groups, index }) => {
    const years = groups?.['years'] ?? ''
    const key = keyOf(years.match(new RegExp(YEAR, 'gu')) ?? [], false)
    const end = index + written.length
    const season = keyOfSeason(groups?.['season'])
    return key === undefined
      ? []
      : [{ key, season, start: index, end, years: { start: end - years.length, end } }]
  })
}

/** Seasons that are told as every one from a first to a last. */
export const listEveryRows = (text: string): YearRow[] =>
  [...text.matchAll(EVERY)].flatMap(({ 0: written, groups, index }) => {
    const key = keyOf([groups?.['first'] ?? '', groups?.['last'] ?? ''], true)
    const end = index + written.length
    const season = keyOfSeason(groups?.['season'])
    return key === undefined
      ? []
      : [{ key, season, start: index, end, years: { start: index, end } }]
  })

/** A row that is told by its number: with what is left of its words when its years are counted up. */
export function listNumberedRows(text: string): (YearRow & { bare: string })[] {
  return [...text.matchAll(ROW)].flatMap(({ 0: written, groups, index }) => {
    const [first = '', last = ''] = [groups?.['first'], groups?.['last']]
    const key = keyOf([first, last], true)
    const number = findQuantities(groups?.['number'] ?? '')[0]?.value
    const isRow = groups?.['before'] !== undefined || groups?.['behind'] !== undefined
    const isAll = number === firstYear(last) - firstYear(first) + 1
    const end = index + written.length
    const season = groups?.['season'] ?? ''
    const bare = `${season}${groups?.['rest'] ?? ''}`
    return key === undefined || !isRow || !isAll
      ? []
      : [
          {
            key,
            season: keyOfSeason(season),
            start: index,
            end,
            bare,
            years: { start: index, end },
          },
        ]
  })
}
