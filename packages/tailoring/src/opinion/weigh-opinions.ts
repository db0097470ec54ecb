import type { StructuredResume } from '@tailorbird/contracts'
import { foldCase } from '@tailorbird/language'
import { findTerms } from '@tailorbird/lexicon'
import {
  asksReader,
  type Beside,
  type Comparison,
  type Finding,
  hasNewFigure,
  hasNewName,
  listUnsaid,
  type TextKind,
} from '@tailorbird/truth'
import { compareEdit } from '../apply/compare-edit.ts'
import { nameKind, nameText, type Settled } from '../apply/edit-context.ts'
import { readPlaceholders } from '../prompt/placeholders.ts'
import type { JudgedText } from './judged-text.ts'
import type { Opinion, QuotedPart } from './opinion.ts'
import { listSourceIds, readSourceTexts } from './opinion-prompt.ts'
import { describeProblem } from './describe-problem.ts'

/** What no quote settles: a rank, and what a text leaves out: there a reader that is too kind would do harm. */
const NOT_SETTLED: ReadonlySet<Finding['rule']> = new Set(['role', 'left-out'])

/** A text that is likelier untrue than true by its signs stays the person's to decide. */
const MIN_CHANCE = 0.5

/** A longer part says what carries the whole, and so nothing of any word of it. */
const MAX_PART_WORDS = 16

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Apart from case, marks and gaps: models write other quotation marks. */
const fold = (text: string) =>
  ` ${foldCase(text)
    .replaceAll(/[^\p{L}\p{N}%€$£+#]+/gu, ' ')
    .trim()} `

const holds = (text: string, words: string) =>
  fold(words).trim() !== '' && text.includes(fold(words))

/** Where words stand in a text, apart from case; undefined when they don't. */
function findSpan(text: string, words: string) {
  const start = foldCase(text).indexOf(foldCase(words))
  return start < 0 ? undefined : { start, end: start + words.length }
}

const listFigures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** Whether a quote carries a part: its words stand in the source, and no figure of the part is new. */
function isCarried(
  { words, sourceId, quote }: QuotedPart,
  text: string,
  sources: ReadonlyMap<string, string>,
): boolean {
  const figures = new Set(listFigures(quote))
  return (
    countWords(words) <= MAX_PART_WORDS &&
    holds(fold(text), words) &&
    holds(fold(sources.get(sourceId) ?? ''), quote) &&
    listFigures(words).every((figure) => figures.has(figure))
  )
}

/**
 * Whether a clause has no word of a source, or a sentence of a summary no more of them than others: whatever is quoted for it, it is
 * about something else ('tunes organs; just hire her').
 */
function isOfItsOwn(
  { words }: Comparison['told'],
  unsaid: readonly { start: number }[],
  kind: TextKind,
): boolean {
  const isNew = new Set(unsaid.map(({ start }) => start))
  const clauses = Map.groupBy(words, ({ clause }) => clause)
  return (
    [...clauses.values()].some((own) => own.every(({ start }) => isNew.has(start))) ||
    (kind === 'summary' && 2 * unsaid.length >= words.length)
  )
}

/** Whether each word that stands in no source is carried by a quote. */
function isSupported(
  resume: StructuredResume,
  texts: ReadonlyMap<string, string>,
  judged: JudgedText,
  { parts, problems }: Opinion,
  beside: Beside,
): boolean {
  const { targetId, text, sourceIds, verdict } = judged
  const isFarFromSure = verdict.chance < MIN_CHANCE
  if (
    isFarFromSure ||
    problems.length > 0 ||
    verdict.findings.some(({ rule }) => NOT_SETTLED.has(rule))
  )
    return false
  const own = new Map(listSourceIds(judged).map((id) => [id, texts.get(id) ?? '']))
  const kind = nameKind(targetId)
  const isLine = kind === 'bullet' || kind === 'skill'
  const comparison = compareEdit(resume, text, isLine ? targetId : undefined, sourceIds, beside)
  if (asksReader(comparison)) return false
  if (hasNewFigure(comparison) || hasNewName(comparison)) return false
  // Places count in the text as it is compared.
  const carried = parts
    .filter((part) => isCarried(part, text, own))
    .flatMap(({ words }) => findSpan(comparison.told.text, words) ?? [])
  const unsaid = listUnsaid(comparison)
  // What is no name of anything and stands nowhere is no skill, whoever says so.
  if (kind === 'new-skill' && unsaid.length > 0 && findTerms(text).length === 0) return false
  if (isOfItsOwn(comparison.told, unsaid, kind)) return false
  return (
    carried.length > 0 &&
    unsaid.every((word) => carried.some(({ start, end }) => start <= word.start && word.end <= end))
  )
}

/** What is said of a text in several places is said of it: a doubt anywhere is one. */
function joinByText(opinions: readonly Opinion[]): Map<string, Opinion> {
  const byText = new Map<string, Opinion>()
  for (const one of opinions) {
    const before = byText.get(one.textId)
    byText.set(one.textId, {
      textId: one.textId,
      parts: [...(before?.parts ?? []), ...one.parts],
      problems: [...(before?.problems ?? []), ...one.problems],
    })
  }
  return byText
}

/**
 * What opinions settle: a text is supported when the reader found nothing wrong with it, and each of its words that stands in
 * no source is in a part whose quote stands in a source, word by word. What it found wrong is a doubt. A reader
 * that approves of everything gains nothing that the check refuses, and no figure, name or rank.
 * @param judged the texts that it was asked about, in the order of the question
 * @param beside what the person said beside a line: as much a source as the line
 */
export function weighOpinions(
  resume: StructuredResume,
  judged: readonly JudgedText[],
  opinions: readonly Opinion[],
  beside: Beside = () => [],
): Settled {
  const { show } = readPlaceholders(resume)
  const texts = new Map(
    [...readSourceTexts(resume, beside)].map(([id, all]) => [id, all.join('\n')]),
  )
  const byText = joinByText(opinions)
  const supported = new Map<string, string>()
  const doubted = new Map<string, Finding[]>()
  for (const [at, one] of judged.entries()) {
    const opinion = byText.get(`t${at}`)
    if (!opinion) continue
    const parts = opinion.parts.map((part) => ({
      ...part,
      words: show(part.words),
      quote: show(part.quote),
    }))
    const sources = listSourceIds(one).map((id) => texts.get(id) ?? '')
    const key = nameText(one.targetId, one.text)
    if (isSupported(resume, texts, one, { ...opinion, parts }, beside)) supported.set(key, one.text)
    else if (opinion.problems.length > 0)
      doubted.set(
        key,
        opinion.problems.map(({ words, kind }) =>
          describeProblem(one.text, sources, show(words), kind),
        ),
      )
  }
  return { supported, doubted }
}
