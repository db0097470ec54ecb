import { PROBLEM_KINDS, type Opinion, type ProblemKind, type QuotedPart } from './opinion.ts'

const MAX_ITEMS = 100
const MAX_CHARS = 2_000

type Loose = Record<string, unknown>

const readList = (value: unknown): Loose[] =>
  Array.isArray(value)
    ? value
        .slice(0, MAX_ITEMS)
        .filter((item): item is Loose => typeof item === 'object' && item !== null)
    : []

const readText = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_CHARS) : '')

function readPart({ words, sourceId, quote }: Loose): QuotedPart[] {
  const part = { words: readText(words), sourceId: readText(sourceId), quote: readText(quote) }
  return part.words === '' || part.quote === '' ? [] : [part]
}

function readProblem({ words, kind }: Loose): Opinion['problems'] {
  // What it calls a problem is one, whatever it calls the kind.
  const known = PROBLEM_KINDS.find((one) => one === kind)
  return [{ words: readText(words), kind: known ?? ('not_said' satisfies ProblemKind) }]
}

/**
 * Reads a second reader's answer, already parsed from JSON, as far as it goes: what is not as agreed is left out, and a text
 * without an item has no opinion. An item without a list of problems is none.
 */
export function parseOpinions(answer: unknown): Opinion[] {
  const { texts } = typeof answer === 'object' && answer !== null ? (answer as Loose) : {}
  return readList(texts).flatMap(({ textId, parts, problems }): Opinion[] =>
    Array.isArray(problems) && typeof textId === 'string'
      ? [
          {
            textId,
            parts: readList(parts).flatMap(readPart),
            // One that is no record is still a problem.
            problems: problems
              .slice(0, MAX_ITEMS)
              .flatMap((problem) => readProblem((problem ?? {}) as Loose)),
          },
        ]
      : [],
  )
}
