import { diffArrays } from 'diff'
import { cutWords, isFigure, type CutTexts } from '../compare/cut-words.ts'
import { add, type Signs } from '../compare/sign-list.ts'

/** Where a line ends one thing that it says and begins another. */
const SENTENCES = /;\s+|(?<=[\p{L}\p{N})])\.\s+(?=[\p{L}\p{N}])|\s[–—-]\s/u
const CLAUSES = /;\s+|(?<=\p{L}{2}[\p{L}\p{N})])\.\s+|\s[–—-]\s|[:,]\s+|\(|\)/u
/** Of a sentence that a text leaves out it has no more than that; of one that it tells it has more than this. */
const MOST_DROPPED = 0.34
const LEAST_TOLD = 0.5
const MIN_LETTERS = 4
const CAPITAL = /(?<!\p{L})\p{Lu}[\p{L}\p{N}]*/gu

const cutParts = (text: string, at: RegExp) =>
  text
    .split(at)
    .map(cutWords)
    .filter((part) => part.length > 0)

const shareOf = (words: readonly string[], told: ReadonlySet<string>) =>
  words.filter((word) => told.has(word)).length / words.length

/** Which sentences of a line are told, and what the told ones lose: a sentence left out whole takes less away than a word of one that is told. */
function readSentences(signs: Signs, line: string, told: ReadonlySet<string>): number {
  const sentences = cutParts(line, SENTENCES).map((words) => ({
    words,
    share: shareOf(words, told),
  }))
  const best = Math.max(0, ...sentences.map(({ share }) => share))
  const isDropped = ({ share }: { share: number }) =>
    share <= MOST_DROPPED && best > LEAST_TOLD && share < best
  for (const { words } of sentences.filter(isDropped)) {
    add(signs, 'dropped-sentences')
    add(signs, 'dropped-words', words.length)
  }
  for (const { words } of sentences.filter((one) => !isDropped(one)))
    add(signs, 'lost-of-told', words.filter((word) => !told.has(word) && !isFigure(word)).length)
  add(signs, 'source-sentences', sentences.length)
  return best
}

const likeness = (one: readonly string[], other: readonly string[]) => {
  const same = diffArrays([...one], [...other])
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  return (2 * same) / Math.max(1, one.length + other.length)
}

/** How a text stands to the line that it replaces, clause by clause. */
function readTarget(
  signs: Signs,
  line: string,
  own: readonly string[],
  { told, said }: CutTexts,
): void {
  const has = new Set(told)
  const clauses = cutParts(line, CLAUSES)
  const gone = clauses.filter(
    (words) => !words.some((word) => word.length >= MIN_LETTERS && has.has(word)),
  )
  add(signs, 'target-clauses', clauses.length)
  add(signs, 'gone-clauses', gone.length)
  add(
    signs,
    'gone-words',
    gone.reduce((sum, words) => sum + words.length, 0),
  )
  add(signs, 'likeness', likeness(own, told))
  add(signs, 'likeness-unordered', likeness(own.toSorted(), told.toSorted()))
  const lost = new Set(own.filter((word) => !has.has(word) && !isFigure(word)))
  const added = told.filter((word) => !said.has(word) && !isFigure(word))
  add(signs, 'added-more', added.length - lost.size)
}

/** Which parts of its lines a text tells. */
export function readParts(
  signs: Signs,
  text: string,
  target: string | undefined,
  sources: readonly string[],
  texts: CutTexts,
): void {
  const told = new Set(texts.told)
  const lines = target === undefined ? sources : [target]
  add(signs, 'best-told', Math.max(0, ...lines.map((line) => readSentences(signs, line, told))))
  if (target !== undefined) readTarget(signs, target, texts.target ?? [], texts)
  const commas = (line: string) => line.split(',').length
  add(signs, 'more-commas', commas(text) - commas(target ?? ''))
  const capitals = text.slice(1).match(CAPITAL) ?? []
  add(
    signs,
    'new-capitals',
    capitals.filter((word) => !cutWords(word).every((one) => texts.said.has(one))).length,
  )
}
