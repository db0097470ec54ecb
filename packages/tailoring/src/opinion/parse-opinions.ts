import { PROBLEM_KINDS, type Opinion, type ProblemKind, type QuotedPart } from './opinion.ts'

const MAX_ITEMS = 100
const MAX_CHARS = 2_000

/** Several items of a text count together. */
const MAX_OPINIONS = 1_000
const TEXT_ID = /^t\d{1,3}$/

type Loose = Record<string, unknown>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readList = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.slice(0, MAX_ITEMS).filter(isRecord) : []

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

/** Problems as a list; what is said without one is a problem as well. Without any word on problems there is no opinion. */
function listProblems(problems: unknown): unknown[] | undefined {
  if (Array.isArray(problems)) return problems.slice(0, MAX_ITEMS)
  const isSaid = typeof problems === 'string' ? problems.trim() !== '' : isRecord(problems)
  return isSaid ? [problems] : undefined
}

function readOpinion({ textId, parts, problems }: Loose): Opinion[] {
  const id = typeof textId === 'number' ? `t${textId}` : textId
  const said = listProblems(problems)
  if (said === undefined || typeof id !== 'string' || !TEXT_ID.test(id)) return []
  return [
    {
      textId: id,
      parts: readList(parts).flatMap(readPart),
      // One that is no record is still a problem.
      problems: said.flatMap((problem) => readProblem(isRecord(problem) ? problem : {})),
    },
  ]
}

/** The items of an answer: in a list, by their ids, or the answer itself. */
function listItems(answer: unknown): Loose[] {
  if (Array.isArray(answer)) return answer.filter(isRecord)
  const texts = isRecord(answer) ? answer['texts'] : undefined
  if (Array.isArray(texts)) return texts.filter(isRecord)
  return isRecord(texts)
    ? Object.entries(texts).flatMap(([textId, one]) => (isRecord(one) ? [{ textId, ...one }] : []))
    : []
}

/**
 * Reads a second reader's answer, already parsed from JSON, as far as it goes: what is not as agreed is left out, and a text
 * without an item has no opinion. An item without a word on problems is none.
 */
export const parseOpinions = (answer: unknown): Opinion[] =>
  listItems(answer).flatMap(readOpinion).slice(0, MAX_OPINIONS)
