import { articles, beforeDeeds, joints, nounsBeforeThings } from '../words/equals/small-words.ts'
import { listSaid, NOUN, type Said, writeForm } from './deeds.ts'
import { likeCapital, listTokens } from './tokens.ts'

const THE = String.raw`(?:\s+(?:${articles})(?!\p{L})['’]?)`
/** Behind the noun of a deed, before what it was done to: 'de las', 'of the'. */
const OF = new RegExp(String.raw`^\s+(?:${nounsBeforeThings})(?!\p{L})(?:['’]|${THE})?`, 'iu')
const ARTICLE = new RegExp(`^${THE}`, 'iu')
/** Where a clause begins, or who tells of oneself. */
const LEADS = new RegExp(
  String.raw`(?:^|[,;:.(]|(?<!\p{L})(?:${joints}|${beforeDeeds}))['’]?\s*$`,
  'iu',
)

const ANOTHER = new RegExp(String.raw`^(?:,|\s+(?:${joints})(?!\p{L}))`, 'iu')

/** A verb or its noun with what joins it to what it was done to. */
interface Deed extends Said {
  joint: string
}

const isNoun = ({ form }: Said) => form === NOUN

const isWrittenSo = ({ verb, form, start, end }: Said, text: string) =>
  writeForm(verb, form)?.toLowerCase() === text.slice(start, end).toLowerCase()

/** Verbs and nouns that lead a clause. 'Corte' is no 'corté'; 'arreglo de' is a noun, and 'arreglo' alone a verb, too. */
function listLeading(text: string): Deed[] {
  const said = listSaid(listTokens(text)).filter(({ start }) => LEADS.test(text.slice(0, start)))
  return said
    .filter((one) => {
      const all = said.filter(({ verb, start }) => verb === one.verb && start === one.start)
      const exact = all.filter((other) => isWrittenSo(other, text))
      const both = exact.length > 0 ? exact : all
      if (!both.includes(one)) return false
      const isBoth = both.some(isNoun) && !both.every(isNoun)
      return !isBoth || isNoun(one) === OF.test(text.slice(one.end))
    })
    .map((one) => ({
      ...one,
      joint: (isNoun(one) ? OF : ARTICLE).exec(text.slice(one.end))?.[0] ?? '',
    }))
}

/** 'Cleaning of the cages', or the first of 'cleaning and mending of the cages'; 'cleaning staff' are people. */
const isWhole = (deed: Deed, text: string) =>
  !isNoun(deed) || deed.joint !== '' || ANOTHER.test(text.slice(deed.end))

/** A deed as its source writes it, with the capital of the place that it gets. */
function inPlace(deed: Deed, source: string, place: Deed, text: string): string {
  const written = source.slice(deed.start, deed.end)
  if (place.start === 0) return likeCapital(written, text)
  return deed.start === 0 ? written.toLowerCase() : written
}

/** A text that names its deeds by nouns where its sources do, and by verbs where they do: 'Coordinación de visitas' as 'Coordiné visitas'. */
export function restateNouns(told: string, sources: readonly string[]): string {
  return sources.reduce((text, source) => {
    const was = listLeading(source)
    const changes = listLeading(text).flatMap((deed) => {
      const same = was.filter(({ verb }) => verb === deed.verb)
      const isSame = same.some((one) => isNoun(one) === isNoun(deed))
      const [other] = same
      if (!other || isSame || !isWhole(deed, text)) return []
      const end = deed.end + deed.joint.length
      const space = /\p{L}/u.test(text.charAt(end)) && !/['’]$/.test(other.joint) ? ' ' : ''
      return [{ ...deed, end, words: inPlace(other, source, deed, text) + other.joint + space }]
    })
    return changes
      .filter(({ start }, at) => changes.findIndex((other) => other.start === start) === at)
      .reduceRight(
        (changed, { start, end, words }) => changed.slice(0, start) + words + changed.slice(end),
        text,
      )
  }, told)
}
