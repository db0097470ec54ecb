import { findDate, findRange } from '@tailorbird/language'
import type { Line } from './read-lines.ts'
import { TOLD } from './told-words.ts'
import { anyOf } from './words/index.ts'

const SENTENCE = /(?<=[\p{L}\p{N})]{3}[.!?]|\p{Lu}{2}\.)\s+(?=\p{Lu})/u
/** What goes on behind the names: 'at Acme, where I …'. */
const GOES_ON = new RegExp(String.raw`,\s|[;:]\s|\s(?=(?:${anyOf('goesOn')})\s)`, 'u')
const MAX_CHARS = 4000
const MIN_CHARS = 40

const tellsJob = (sentence: string) =>
  TOLD.test(sentence) && findRange(sentence.slice(0, 200)) !== undefined

/** A sentence about a job as the part that names it and the rest. */
function cutSentence(sentence: string): string[] {
  if (!tellsJob(sentence)) return [sentence]
  const told = TOLD.exec(sentence)
  const after = (told?.index ?? 0) + (told?.[0].length ?? 0)
  for (let from = after; from < sentence.length;) {
    const stop = GOES_ON.exec(sentence.slice(from))
    if (!stop) break
    const at = from + stop.index
    if (tellsJob(sentence.slice(0, at)))
      return [sentence.slice(0, at), sentence.slice(at + 1).trim()]
    from = at + stop[0].length
  }
  return [sentence]
}

/** So many lines with a date of their own are a list, whatever words they have. */
const MOST_DATED = 0.5

const isList = (lines: readonly Line[]) =>
  lines.length > 1 &&
  lines.filter(({ text }) => findDate(text) !== undefined).length > MOST_DATED * lines.length

const canTell = (line: Line) =>
  !line.isBlank && !line.isBullet && line.level === 0 && line.style === 'plain'

/** A career that is told in sentences: those that name a job stand on lines of their own. Other lines stay as they are. */
export function tellJobs(lines: readonly Line[]): Line[] {
  const told: Line[] = []
  for (let at = 0; at < lines.length;) {
    let to = at
    let chars = 0
    while (to < lines.length && canTell(lines[to] as Line) && chars <= MAX_CHARS) {
      chars += (lines[to] as Line).text.length
      to += 1
    }
    const run = lines.slice(at, Math.max(to, at + 1))
    const text = chars >= MIN_CHARS && !isList(run) ? run.map((line) => line.text).join(' ') : ''
    const sentences = TOLD.test(text) ? text.split(SENTENCE) : []
    const first = run[0] as Line
    if (sentences.some(tellsJob))
      told.push(...sentences.flatMap(cutSentence).map((part) => ({ ...first, text: part })))
    else told.push(...run)
    at = Math.max(to, at + 1)
  }
  return told
}
