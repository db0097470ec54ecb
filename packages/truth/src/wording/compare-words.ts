import { namesRole } from '@tailorbird/reading'
import { foldWord, stem } from '@tailorbird/language'
import { listAbbreviated } from '../names/abbreviations.ts'
import { checkNames, listNames } from '../names/check-names.ts'
import { says, type ClaimWord, type Reading } from '../clauses/reading.ts'
import { isNameIn } from '../names/is-name.ts'
import { isCompoundOf, isFormOf, isOneLetterOff, isPartOf } from '../vocabulary/same-word.ts'
import { periods, units } from '../quantities/units.ts'
import { isSameRhythm, listRhythms, rhythmOf } from '../figures/rhythm.ts'
import { unsaid, type Claim } from '../clauses/violation.ts'
import type { CompareFact } from '../clauses/compared.ts'
import { commits, isLight, LED_RANK, MODEST_RANK, promises } from '../vocabulary/vocabulary.ts'
import { exchangesVerbs, isPlainVerb } from '../deeds/exchange-verb.ts'
import { standsFor } from '../deeds/stands-for.ts'
import { tellsChange } from '../figures/tell-change.ts'
import { compoundEndings } from '../words/deeds/deed-endings.ts'
import {
  beforeRateUnits,
  figureJoints,
  figureVerbs,
  onlyWords,
} from '../words/figures/figure-verbs.ts'
import { notYetWords } from '../words/roles/unsettled.ts'
import { wholly } from '../words/join-words.ts'

const MIN_SPELLING_LETTERS = 6
const MIN_FORM_LETTERS = 4
const COMPOUND_ENDING = new RegExp(`(?:${compoundEndings})$`)

const MAX_CLAIMS = 20

/** A corrected spelling: the misspelt word was there and is gone. */
function isSpellingFix(form: string, told: Reading, sources: readonly Reading[]): boolean {
  if (form.length < MIN_SPELLING_LETTERS || /[^\p{L}]/u.test(form)) return false
  return sources.some(({ forms }) =>
    [...forms].some(
      (other) =>
        other.length >= MIN_SPELLING_LETTERS - 1 &&
        !told.forms.has(other) &&
        isOneLetterOff(form, other),
    ),
  )
}

/** 'follow-up' and 'followup', 'Kundenberatung' and 'Beratung von Kunden'. */
function isJoined(form: string, told: Reading, { forms, supports }: Reading): boolean {
  const others = [...forms, ...supports]
  if (
    isCompoundOf(form, others) ||
    isCompoundOf(stem(form), others) ||
    others.some((other) => isPartOf(form, other))
  )
    return true
  const bare = form.replace(COMPOUND_ENDING, '')
  const toldForms = [...told.forms, ...told.supports, bare]
  if (
    bare.length >= MIN_FORM_LETTERS &&
    others.some((other) => other.startsWith(bare) && isCompoundOf(other, toldForms))
  )
    return true
  return others.some(
    (other) =>
      (other.startsWith(form) && isCompoundOf(other, toldForms)) ||
      (other.endsWith(form) && isCompoundOf(other, toldForms)),
  )
}

/** 'Quarterly' for 'every three months', the 'h' of 'km/h', 'an annual budget of £14,400': how often it is, the figures' check weighs. */
function tellsTime(word: ClaimWord, told: Reading, source: Reading): boolean {
  const period = periods.get(foldWord(word.written))
  if (period === undefined) return false
  return (
    told.text.charAt(word.start - 1) === '/' ||
    told.quantities.some(({ rate, rateStart }) => rate === period && rateStart === word.start) ||
    listRhythms(source).some((one) => isSameRhythm(one, rhythmOf(word.written)))
  )
}

const BEFORE_UNIT = wholly(beforeRateUnits, 'i')

/** 'Five per hectare' for 'two an acre': whether the figure is right, the figures' check weighs. */
const isUnitOfRate = (word: ClaimWord, { all }: Reading) =>
  BEFORE_UNIT.test(all[all.indexOf(word) - 1]?.written ?? '')
const isUnitLike = ({ written }: ClaimWord, form: string) => {
  const unit = units.get(foldWord(written))
  return (
    unit !== undefined &&
    unit.dimension !== 'seconds' &&
    unit.dimension === units.get(form)?.dimension
  )
}

function isSupportedBy(
  word: ClaimWord,
  told: Reading,
  source: Reading,
  isContext = false,
): boolean {
  if (says(source, word.key)) return true
  // 'Approved' is more than 'for approval'.
  if (commits(word.key) || (isContext && promises(word.key)))
    return source.forms.has(foldWord(word.written))
  if (promises(word.key))
    return [...source.forms].some((form) => isFormOf(foldWord(word.written), form))
  if (tellsTime(word, told, source)) return true
  if (isUnitOfRate(word, told) && [...source.forms].some((form) => isUnitLike(word, form)))
    return true
  const parts = foldWord(word.written).split(/[\s’']/)
  return parts.every(
    (form) =>
      source.forms.has(form) ||
      (form.length >= MIN_FORM_LETTERS &&
        [...source.forms, ...source.supports].some((other) => isFormOf(form, other))) ||
      (form.length >= MIN_FORM_LETTERS && isJoined(form, told, source)),
  )
}

const BOUND = new RegExp(String.raw`^(?:${figureVerbs})\p{L}*$`, 'iu')
const BEFORE_FIGURE = new RegExp(`^ ${figureJoints}$`)

/** 'When only 64 % passed' praises nothing. */
const ONLY = wholly(onlyWords, 'i')

/** 'Tanks holding up to 3,000 litres', 'exceeding £5,000': what it says of a figure, the figures' check weighs. */
const isBound = ({ written, end }: ClaimWord, { quantities, text }: Reading) =>
  (BOUND.test(written) || ONLY.test(written)) &&
  quantities.some(
    ({ start }) => start >= end && BEFORE_FIGURE.test(text.slice(end, Math.min(start, end + 20))),
  )

const NOT_YET = wholly(notYetWords, 'i')

/** 'Not yet approved' claims no approval. */
const isNotYet = (word: ClaimWord, { all }: Reading) => {
  const at = all.indexOf(word)
  return (
    commits(word.key) &&
    all
      .slice(Math.max(0, at - 3), at)
      .some(({ written, clause }) => clause === word.clause && NOT_YET.test(written))
  )
}

/** A word that few readers here can judge is never forgiven. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** The first words and names of a text that its sources do not support, one claim for each. */
export const compareWords: CompareFact = ({ told, sources, context }) => {
  const abbreviated = new Set(sources.flatMap((source) => [...listAbbreviated(told, source)]))
  const aliases = told.hits.filter(({ term }) => sources.some(({ terms }) => terms.has(term.name)))
  const names = listNames(told)
  const isInName = ({ start, end }: ClaimWord) =>
    names.some((name) => name.start <= start && end <= name.end)
  let isExchange: boolean | undefined
  const mayExchange = () => (isExchange ??= exchangesVerbs(told, sources))
  const isSupported = (word: ClaimWord) =>
    (word.rank !== undefined && (word.rank <= MODEST_RANK || word.rank >= LED_RANK)) ||
    sources.some((source) => isSupportedBy(word, told, source)) ||
    context.some((source) => isSupportedBy(word, told, source, true)) ||
    foldWord(word.written)
      .split(' ')
      .every((form) => abbreviated.has(form)) ||
    aliases.some(({ start, end }) => start <= word.start && word.end <= end) ||
    isSpellingFix(foldWord(word.written), told, sources) ||
    (isLight(foldWord(word.written), word.key) && !isNameIn(word, told)) ||
    isBound(word, told) ||
    isNotYet(word, told) ||
    tellsChange(word.key, told, sources) ||
    standsFor(word, told, sources) ||
    (isPlainVerb(word, told) && mayExchange())
  const claims: Claim[] = []
  for (const word of told.words) {
    if (isInName(word)) continue
    // Who reads the reasons needs no more of them, and a hostile text would take long.
    if (claims.length >= MAX_CLAIMS) break
    if (isSupported(word)) continue
    const hit = told.hits.find(({ start, end }) => start <= word.start && word.end <= end)
    const isName = isNameIn(word, told)
    // 'Blood draws' for 'took blood': a term of small letters, half of which is the source's.
    const isHalf =
      hit !== undefined &&
      !/\p{Lu}/u.test(hit.written.slice(1)) &&
      told.words.some(
        (other) =>
          hit.start <= other.start && other.end <= hit.end && other !== word && isSupported(other),
      )
    const isSoft =
      (!hit || isHalf) &&
      !isName &&
      !OTHER_SCRIPT.test(word.written) &&
      !promises(word.key) &&
      !namesRole(word.written)
    claims.push({
      isSoft,
      word,
      kind: hit ? 'skill' : isName ? 'name' : 'claim',
      ...unsaid(hit?.written ?? word.written),
    })
  }
  return [
    ...claims,
    ...checkNames(
      names,
      [...sources, ...context],
      (name) =>
        aliases.some(({ start, end }) => start <= name.start && name.end <= end) ||
        foldWord(name.written)
          .split(/[^\p{L}\p{N}]+/u)
          .every((form) => abbreviated.has(form)),
    ),
  ]
}
