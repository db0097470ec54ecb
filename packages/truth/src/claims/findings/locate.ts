import type { Reading } from '../../clauses/reading.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Finding } from './verdict.ts'

/** The source that says most of what is told: there a reader looks for what it does not say. */
function findNearest({ told, sources }: Comparison): Reading | undefined {
  const count = (source: Reading) => told.words.filter(({ key }) => source.keys.has(key)).length
  return sources.reduce<Reading | undefined>(
    (best, one) => (best && count(best) >= count(one) ? best : one),
    undefined,
  )
}

/** A finding with the source that it is about: the one whose words it has, else the nearest one, whole. */
export function locate(comparison: Comparison, finding: Finding): Finding {
  const { sources, sourceIds = [] } = comparison
  const words = finding.evidence?.words
  const source =
    words === undefined ? findNearest(comparison) : sources.find(({ text }) => text.includes(words))
  if (!source) return finding
  const id = sourceIds[sources.indexOf(source)] ?? ''
  return { ...finding, evidence: { id, words: words ?? source.text } }
}
