import type { Evidence } from './evidence.ts'
import type { ResumeIndex, Word } from './index-resume.ts'
import type { ResumeLine } from './resume-lines.ts'
import { listOf } from '../words/index.ts'
import { BARE_LIST } from './weights.ts'

/** Words that tell nothing of what was done. */
const SAY_NOTHING = new Set(listOf('telling'))
const NAMED = new Set(['exact', 'inflection', 'alias'])

const isWord = ({ norm }: Word) => /[\p{L}\p{N}]/u.test(norm)

/**
 * The lines that tell something by their place and in fact are little else than what the posting asks
 * for: 'Used Python and SQL and Spark and Kafka and Airflow'.
 * @param evidence of each requirement that weighs something or not
 */
export function findBareLists(
  { words }: ResumeIndex,
  evidence: readonly { isCounted: boolean; found: readonly Evidence[] }[],
): Set<ResumeLine> {
  const named = new Map<ResumeLine, { count: number; spans: [number, number][] }>()
  for (const { isCounted, found } of evidence) {
    const seen = new Set<ResumeLine>()
    for (const { line, match, at, end } of found) {
      if (!NAMED.has(match) || end <= at || (line.place !== 'bullet' && line.place !== 'summary'))
        continue
      const known = named.get(line) ?? { count: 0, spans: [] }
      if (isCounted && !seen.has(line)) known.count += 1
      seen.add(line)
      known.spans.push([at, end])
      named.set(line, known)
    }
  }
  const candidates = new Map([...named].filter(([, { count }]) => count >= BARE_LIST.terms))
  const left = new Map<ResumeLine, number>()
  for (const word of candidates.size > 0 ? words : []) {
    const spans = word && candidates.get(word.line)?.spans
    if (!spans || !isWord(word) || word.hit !== undefined || SAY_NOTHING.has(word.norm)) continue
    const isNamed = spans.some(([at, end]) => word.start >= at && word.end <= end)
    if (!isNamed) left.set(word.line, (left.get(word.line) ?? 0) + 1)
  }
  // A verb makes a few names a deed; it makes none of many.
  const isBare = ([line, { count }]: [ResumeLine, { count: number }]) =>
    (left.get(line) ?? 0) <= (count >= BARE_LIST.many ? count * BARE_LIST.share : 0)
  return new Set([...candidates].filter(isBare).map(([line]) => line))
}
