import { countSigns, detectLanguage, rankLanguages } from '@tailorbird/language'
import { because } from '@tailorbird/truth'
import type { Refusal } from './edit-context.ts'

/** Signs that text in any resume may have; others have to stand in the sources. */
const USUAL = /[\p{L}\p{M}\p{N}\s.,;:!?'"’‘“”«»„‹›()[\]–—\-/&%+#*@€$£¥°§·•~=×²³½¼¾‰<>≥≤→…]/gu
const TAG = /<\/?[a-z][^<>]{0,200}>/iu
/** 'κ = .81', 'α-synuclein'. */
const SYMBOL = /(?<!\p{L})\p{Script=Greek}(?!\p{L})/gu
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hiragana}/u,
  /\p{Script=Katakana}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Devanagari}/u,
]
/** Shorter ones may be abbreviations, and a few longer ones, too. */
const MIN_SHOUTED = 4
const MAX_SHOUTED = 2
/** A word that says something stands so often in a sentence at most. */
const MAX_REPEATS = 3
const MIN_REPEATED = 4
/** So many small words of another language tell, and none of the resume's own. */
const MIN_SMALL_WORDS = 4

const listScripts = (text: string) => SCRIPTS.filter((script) => script.test(text))

/** Words that mix alphabets, as look-alike letters make them. */
const listMixed = (words: readonly string[]) => words.filter((word) => listScripts(word).length > 1)

/** Whether most words are in capitals, as they are in no source. */
function isShouted(words: readonly string[], known: ReadonlySet<string>): boolean {
  const long = words.filter((word) => word.length >= MIN_SHOUTED)
  const shouted = long.filter((word) => word === word.toUpperCase() && !known.has(word))
  return shouted.length > MAX_SHOUTED && 2 * shouted.length > long.length
}

function isRepeated(words: readonly string[], sources: readonly string[]): boolean {
  const count = (list: readonly string[]) =>
    Map.groupBy(
      list.map((word) => word.toLowerCase()).filter((word) => word.length >= MIN_REPEATED),
      (word) => word,
    )
  const own = count(sources)
  return [...count(words)].some(
    ([word, all]) => all.length > Math.max(MAX_REPEATS, own.get(word)?.length ?? 0),
  )
}

/** Of words that no source has fewer tell, where none is of the resume's own language. */
const MIN_ADDED = 2

/** Whether the small words of a text, or those that it adds to its sources, are of another language. */
function isOtherLanguage(
  text: string,
  words: readonly string[],
  known: ReadonlySet<string>,
  whole: string,
): boolean {
  const own = detectLanguage(whole)
  const countOwn = (part: string) =>
    rankLanguages(part).find(({ language }) => language === own)?.count ?? 0
  const isOther = (
    found: { language: string; count: number } | undefined,
    part: string,
    least: number,
  ) => found !== undefined && found.language !== own && found.count >= least + 2 * countOwn(part)
  const added = words.filter((word) => !known.has(word.toLowerCase())).join(' ')
  return (
    isOther(rankLanguages(text)[0], text, MIN_SMALL_WORDS) ||
    isOther(countSigns(added), added, MIN_ADDED)
  )
}

/**
 * What no honest rewording does to a text, whatever it says: signs, markup, alphabets or capitals that the
 * resume does not have there, a word over and over, another language. Undefined when there is nothing.
 * @param sources the texts that it comes from
 * @param whole all texts of the resume
 */
export function findStrangeness(text: string, sources: string, whole: string): Refusal | undefined {
  const words = text.match(WORD) ?? []
  const own = sources.match(WORD) ?? []
  const strange = text.replaceAll(USUAL, '').match(/./gu) ?? []
  if (strange.some((sign) => !sources.includes(sign)) || (TAG.test(text) && !TAG.test(sources)))
    return because('signs-strange')
  const known = new Set(own)
  const scripts = listScripts(whole)
  if (
    listScripts(text.replaceAll(SYMBOL, '')).some((script) => !scripts.includes(script)) ||
    listMixed(words).some((word) => !known.has(word))
  )
    return because('alphabet-other')
  if (isShouted(words, known)) return because('in-capitals')
  if (isRepeated(words, own)) return because('over-and-over')
  const said = new Set((whole.match(WORD) ?? []).map((word) => word.toLowerCase()))
  if (isOtherLanguage(text, words, said, whole)) return because('language-other')
  return undefined
}
