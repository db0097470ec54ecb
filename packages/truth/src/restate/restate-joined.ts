import { SMALL_WORDS } from '@tailorbird/language'
import { amounts } from '../words/equals/shared-words.ts'
import { denials, unjoined } from '../words/equals/small-words.ts'
import { cut, listTokens, type Token } from './tokens.ts'

/** So many words may be one. */
const MAX_PARTS = 3
const MIN_LETTERS = 5
/** A shorter word is joined to the next by a hyphen only: 'e-mail', and not 'e mail'. */
const MIN_PART = 3
const BETWEEN = /^[ \u00A0\-\u2010\u2011]$/u
/** 'Four teen swimmers' are no fourteen. */
const NO_PART = new RegExp(`^(?:${denials}|${amounts})$`)
/** 'Over time' is not 'overtime'. */
const UNJOINED = new RegExp(`^(?:${unjoined})$`)

/** A run of words that stand side by side, or are joined by hyphens. */
interface Run {
  tokens: readonly Token[]
  letters: string
  /** Its words, with spaces between them. */
  parts: string
  written: string
  start: number
  end: number
}

function listRuns(text: string): Run[] {
  const tokens = listTokens(text)
  const runs: Run[] = []
  for (const at of tokens.keys())
    for (let size = 1; size <= MAX_PARTS && at + size <= tokens.length; size += 1) {
      const run = tokens.slice(at, at + size)
      const [last, before] = [run.at(-1), run.at(-2)]
      if (before && !BETWEEN.test(text.slice(before.end, last?.start))) break
      runs.push({
        tokens: run,
        letters: run.map(({ form }) => form).join(''),
        parts: run.map(({ form }) => form).join(' '),
        written: cut(text, run[0], last),
        start: run[0]?.start ?? 0,
        end: last?.end ?? 0,
      })
    }
  return runs
}

/** 'No table' is not 'notable', '2-3 days' are not 23, and 'at a point' is not 'apoint'. */
const isOneWord = ({ tokens, letters, written }: Run) =>
  letters.length >= MIN_LETTERS &&
  !/\d/.test(letters) &&
  tokens
    .slice(0, -1)
    .every(
      ({ form }) =>
        !NO_PART.test(form) &&
        (!written.includes(' ') ||
          (form.length >= MIN_PART && !SMALL_WORDS.has(form) && !UNJOINED.test(form))),
    )

/** A text with hyphens between its words where its sources have them, and nowhere else: 'IT-Support' as 'IT Support'. */
function restateHyphens(told: string, runs: readonly Run[], known: readonly Run[]): string {
  // '2-3' are no words.
  const isPair = ({ tokens }: Run) =>
    tokens.length === 2 && tokens.some(({ form }) => !/^\d+$/.test(form))
  const between = ({ tokens: [first], written }: Run) => written.charAt(first?.written.length ?? 0)
  const pairs = Map.groupBy(known.filter(isPair), ({ parts }) => parts)
  return runs.filter(isPair).reduceRight((text, run) => {
    const same = pairs.get(run.parts)
    const [first] = same ?? []
    if (!first || same?.some((one) => between(one) === between(run))) return text
    const at = run.start + (run.tokens[0]?.written.length ?? 0)
    return text.slice(0, at) + between(first) + text.slice(at + 1)
  }, told)
}

/** A text with words apart, by hyphens or as one as its sources write them: 'website' as 'web site', 'IT-Support' as 'IT Support'. */
export function restateJoined(told: string, sources: readonly string[]): string {
  const known = sources.flatMap(listRuns)
  const hyphened = restateHyphens(told, listRuns(told), known)
  const said = new Set(known.map(({ parts }) => parts))
  const words = Map.groupBy(known.filter(isOneWord), ({ letters }) => letters)
  let from = hyphened.length
  return listRuns(hyphened).reduceRight((text, run) => {
    if (run.end > from || said.has(run.parts)) return text
    const same = words.get(run.letters)?.find(({ tokens }) => tokens.length !== run.tokens.length)
    if (!same || !isOneWord(run)) return text
    from = run.start
    return text.slice(0, run.start) + same.written + text.slice(run.end)
  }, hyphened)
}
