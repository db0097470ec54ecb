import { cutWords, isFigure, type CutTexts } from '../compare/cut-words.ts'
import { add, type Signs } from '../compare/sign-list.ts'

/** A word so short between two new ones belongs to them: 'of', 'mit', 'de'. */
const MAX_JOINT = 3
const PARTS = /[;,:.]\s+|\(|\)| – /u

interface Run {
  from: number
  /** The place behind its last word. */
  to: number
}

/** Stretches of words that no source has. */
function listRuns(told: readonly string[], isNew: (at: number) => boolean): Run[] {
  const runs: Run[] = []
  for (const [at, word] of told.entries()) {
    const last = runs.at(-1)
    const isGoing = last?.to === at
    const joins = isGoing && word.length <= MAX_JOINT && at + 1 < told.length && isNew(at + 1)
    if (!isNew(at) && !joins) continue
    if (isGoing) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

const lengthOf = ({ from, to }: Run) => to - from

/** Where the new words of a text stand: what is tacked to its end is another thing than words changed here and there. */
export function readRuns(signs: Signs, text: string, { told, said }: CutTexts): void {
  const isNew = (word: string | undefined) =>
    word !== undefined && !said.has(word) && !isFigure(word)
  const runs = listRuns(told, (at) => isNew(told[at]))
  const [first, last] = [runs[0], runs.at(-1)]
  const opening = first?.from === 0 ? lengthOf(first) : 0
  const closing = last?.to === told.length ? lengthOf(last) : 0
  const all = runs.reduce((sum, run) => sum + lengthOf(run), 0)
  add(signs, 'runs', runs.length)
  add(signs, 'run-longest', Math.max(0, ...runs.map(lengthOf)))
  add(signs, 'run-opening', opening)
  add(signs, 'run-closing', closing)
  add(signs, 'run-inner', all - opening - closing)
  add(signs, 'new-words', told.filter(isNew).length)
  const parts = text
    .split(PARTS)
    .map(cutWords)
    .filter((part) => part.length > 0)
  const end = parts.at(-1) ?? []
  const newAtEnd = end.filter((word) => !said.has(word)).length
  add(signs, 'parts', parts.length)
  add(signs, 'parts-new', parts.filter((part) => part.every((word) => !said.has(word))).length)
  add(signs, 'end-new', newAtEnd / Math.max(1, end.length))
  add(signs, 'end-new-words', parts.length > 1 ? newAtEnd : 0)
}
