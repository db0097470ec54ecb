import { findTerms } from '@tailorbird/lexicon'
import { foldCase, foldSpaces } from '@tailorbird/language'
import { isOptional } from '../lines/sections.ts'
import type { Span } from '../lines/span.ts'
import { asking, asksAnywhere } from '../words/asking-patterns.ts'
import { factWords } from '../words/facts-patterns.ts'
import type { Item } from './item.ts'

/**
 * How a sentence speaks of a paper: nobody gets in without, whoever hires pays for it or does without it, it would be welcome, or it
 * only names it.
 */
type Tone = 'firm' | 'waived' | 'welcome' | 'plain'

/** A licence, a certificate, a registration, and how a sentence speaks of it. */
interface Paper {
  item: Item
  tone: Tone
}

const PAPER = asksAnywhere('papers', 'giu')
const NO_PAPER = asksAnywhere('noPapers')
const FIRM = new RegExp(factWords('firm'), 'iu')
const NOT = factWords('not')
const NOT_FIRM = new RegExp(String.raw`${NOT}\s(?:\p{L}+\s){0,2}(?=${factWords('firm')})`, 'iu')
const WAIVED = asksAnywhere('waived')
const WELCOME = asksAnywhere('welcome')
const NEEDLESS = asksAnywhere('negatedBehind')
/** 'You do not need a driving licence'. */
const NOT_NEEDED = asksAnywhere('negatedBefore')
/** 'Ohne Staplerschein können wir Sie nicht einsetzen', 'sin ella no postular'. */
const WITHOUT = String.raw`(?<!\p{L})(?:${asking('without')})(?!\p{L})`
const REFUSED = new RegExp(
  String.raw`${WITHOUT}.{0,80}?${NOT}|${asksAnywhere('refused').source}`,
  'iu',
)
const BARRED = asksAnywhere('barred')
/** What is good for some time is a paper, whatever it is called: 'gültige Seediensttauglichkeit', 'LiNTI al día'. */
const VALID_FIRST = String.raw`(?<!\p{L})(?:${asking('validFirst')}) (?:[\p{L}\d’'/-]+ ){0,2}?[\p{L}\d’'/-]{3,}(?=[.,;:()+]|$| (?:${asking('validEnds')}|${asking('norJoints')}|${asking('determiners')})(?!\p{L}))`
const VALID_LAST = String.raw`(?<=^|[.,;:(+] ?|(?<!\p{L})(?:${asking('norJoints')}|${asking('determiners')}) )(?:[\p{L}\d’'/-]+ ){0,4}?[\p{L}\d’'/-]{3,}\)? (?:${asking('validLast')})(?![\p{L}])`
const VALID = new RegExp(`${VALID_FIRST}|${VALID_LAST}`, 'giu')
const NO_VALID = asksAnywhere('noValid')
const IS_VALID = new RegExp(
  `${asksAnywhere('validFirst').source}|${asksAnywhere('validLast').source}`,
  'iu',
)
const VALID_LEAD = new RegExp(
  String.raw`^(?:(?:${asking('validFirst')}|${asking('determiners')})\s)+`,
  'iu',
)
const VALID_END = new RegExp(String.raw`\)?\s(?:${asking('validLast')})$`, 'iu')
const HOLDER = asksAnywhere('holder')
const SHOWN = asksAnywhere('shown')
/** 'No driver licence?', 'kein Führerschein': right before its name, and nothing else in the clause. */
const NO_MATTER = new RegExp(String.raw`^\W*${NOT}\s(?:\p{L}+\s)?$`, 'iu')
const SENTENCE_END = /[.;!?:]\s/u
/** 'carné de aplicador de': a small word ends no name. */
const SMALL_END = /\s\p{L}{1,3}$(?<!\p{Lu})/u
const NEXT_CHARS = 6
const BORDER = /[.;!?(]\s?|,\s/u

/** 'CSCS', 'R489': how people call a paper that they hold. */
const CODE = /(?<!\p{L})\p{Lu}{2,}|\d/u
const CERTIFYING = asksAnywhere('certifying')

/**
 * Whether a term is called by the name of a paper that one holds or lacks: 'CSCS card', 'Staplerschein'; not 'work at height', which one learns,
 * nor a police check, which whoever hires asks for.
 */
export const isPaper = (term: string): boolean =>
  !NO_PAPER.test(term) && (CODE.test(term) || CERTIFYING.test(term) || term.search(PAPER) >= 0)

const overlap = (one: Span, other: Span) => one.start < other.end && one.end > other.start

/** How welcome a paper is stands right beside it; what comes later gives reasons. */
const NEAR_CHARS = 60
/** 'TWIC card plus out-of-state ticket': and. */
const PLUS = /(?<!(?:an?|un|ein) )(?<!\p{L})plus(?=\s\p{L})/giu

const clauseBefore = (text: string) => text.split(BORDER).at(-1) ?? ''

/** Who stands first decides: 'indispensable (el C, mejor aún)'. */
const isBefore = (one: RegExp, other: RegExp, text: string) => {
  const at = text.search(one)
  return at >= 0 && at < text.search(other)
}

function readTone(whole: string, behind: string): Tone {
  const before = clauseBefore(whole)
  const about = before + behind
  const beside = (before + behind.slice(0, NEAR_CHARS)).replaceAll(PLUS, ' ')
  const sentence = whole.split(SENTENCE_END).at(-1) ?? ''
  if (BARRED.test(about) && !NEEDLESS.test(about)) return 'firm'
  if (WAIVED.test(about) || NEEDLESS.test(about)) return 'waived'
  if (NOT_NEEDED.test(sentence) || NO_MATTER.test(before)) return 'waived'
  if (REFUSED.test(about)) return 'firm'
  const isWelcome = WELCOME.test(beside) || isOptional(foldCase(beside))
  if (isWelcome && !isBefore(FIRM, WELCOME, beside)) return 'welcome'
  const isFirm =
    FIRM.test(about) || IS_VALID.test(beside) || HOLDER.test(before) || SHOWN.test(beside)
  return isFirm && !NOT_FIRM.test(about) ? 'firm' : 'plain'
}

/** The names of what is said to be valid; the word that says so is no part of them. */
const findValid = (text: string): Item[] =>
  [...(IS_VALID.test(text) ? text.matchAll(VALID) : [])].flatMap(({ 0: found, index }) => {
    const from = VALID_LEAD.exec(found)?.[0].length ?? 0
    const name = found.slice(from).replace(VALID_END, '')
    const start = index + from
    return name === '' || NO_VALID.test(name) ? [] : [readPaper(text, start, start + name.length)]
  })

function readPaper(text: string, start: number, end: number): Item {
  const term = foldSpaces(text.slice(start, end))
  const [hit, ...others] = findTerms(term)
  // 'Reach licence' is the lexicon's 'Reach truck licence', also where a sentence says it in passing.
  const isKnown = others.length === 0 && hit?.written === term && hit.term.kind === 'certification'
  const name = isKnown ? hit.term.name : term
  return { term, name, kind: 'certification', isKnown, start, end }
}

/** 'carnet de aplicador de fitosanitarios' for the 'aplicador de fitosanitarios' that the lexicon knows. */
function widen(text: string, item: Item, called: readonly Item[]): Item {
  const wider = called.find((one) => one.start < item.start && overlap(one, item))
  if (!wider || CERTIFYING.test(item.term)) return item
  const { name, isKnown } = item
  return { ...readPaper(text, wider.start, Math.max(wider.end, item.end)), name, isKnown }
}

/**
 * The papers that a sentence speaks of, by their names or by the shape 'licence to …', and how.
 * @param items what else was read in it, in order: what the lexicon knows as a paper keeps its name
 */
function findPapers(text: string, items: readonly Item[]): Paper[] {
  const called = [...text.matchAll(PAPER)]
    .map(({ 0: found, index }) =>
      readPaper(text, index, index + found.replace(SMALL_END, '').length),
    )
    .filter((one) => !NO_PAPER.test(text.slice(one.start, one.end + NEXT_CHARS)))
  const known = items
    .filter(({ kind }) => kind === 'certification')
    .map((item) => widen(text, item, called))
  const valid = findValid(text).filter(
    (one) => ![...known, ...called].some((other) => overlap(one, other)),
  )
  const shaped = [...called.filter((one) => !known.some((other) => overlap(one, other))), ...valid]
  const all = [...known, ...shaped].toSorted((one, other) => one.start - other.start)
  return all.map((one, at) => {
    const to = Math.max(one.end, all[at + 1]?.start ?? text.length)
    return {
      item: one,
      tone: readTone(text.slice(0, one.start), text.slice(one.start, to)),
    }
  })
}

/**
 * What a sentence asks for, with the papers that it asks for.
 * @param isMust whether it stands where all is asked for: then a paper is as well
 * @returns the items in order, and how the sentence speaks of those that are papers
 */
export function takePapers(
  text: string,
  items: readonly Item[],
  isMust: boolean,
): { items: Item[]; tones: ReadonlyMap<Item, Tone> } {
  const papers = findPapers(text, items)
  const isKnown = (paper: Span) =>
    items.some(({ kind, start }) => kind === 'certification' && start === paper.start)
  const added = papers
    .filter(({ tone }) => tone === 'firm' || (isMust && tone === 'plain'))
    .map(({ item }) => item)
    .filter((paper) => !isKnown(paper))
  const kept = items.filter((item) => !added.some((paper) => overlap(paper, item)))
  const all = [...kept, ...added].toSorted((one, other) => one.start - other.start)
  const tones = all.flatMap((item): [Item, Tone][] => {
    const paper = item.kind === 'certification' && papers.find((one) => overlap(one.item, item))
    return paper ? [[item, paper.tone]] : []
  })
  return { items: all, tones: new Map(tones) }
}
