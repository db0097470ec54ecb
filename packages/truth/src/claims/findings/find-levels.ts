import { findTerms } from '@tailorbird/lexicon'
import { because } from '../../reasons/write-reason.ts'
import type { Reading } from '../../clauses/reading.ts'
import type { Comparison } from '../compare/comparison.ts'
import { toFinding } from './to-finding.ts'
import type { Finding } from './verdict.ts'

/** Levels of the Common European Framework. */
const LEVEL = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/gu

/** A language with a level, as the text has both. */
interface Held {
  language: string
  written: string
  level: string
}

/** A level counts for all languages before it, up to the level before; where the text begins with one, for those behind it. */
function readLevels({ text }: Reading): Held[] {
  const items = [
    // 'Inglés C1' is the name of a certificate, too.
    ...findTerms(text.replaceAll(LEVEL, '  ')).flatMap(({ term, start, written }) =>
      term.kind === 'language' ? [{ start, language: term.name, written }] : [],
    ),
    ...[...text.matchAll(LEVEL)].map(({ 0: level, index }) => ({ start: index, level })),
  ].toSorted((one, other) => one.start - other.start)
  const isLevelFirst = items[0] !== undefined && 'level' in items[0]
  const held: Held[] = []
  let level = ''
  for (const item of isLevelFirst ? items : items.toReversed())
    if ('level' in item) level = item.level
    else if (level !== '') held.push({ language: item.language, written: item.written, level })
  return held
}

/** A level of a language that nothing says of it: 'French C1' of 'French B1, German C1'. */
export function findRaisedLevel({ told, sources, resume }: Comparison): Finding | undefined {
  const claimed = readLevels(told)
  if (claimed.length === 0) return undefined
  const texts = [...sources, ...resume]
  const known = texts.flatMap(readLevels)
  const wrong = claimed.find(({ language, level }) => {
    const own = known.filter((one) => one.language === language)
    if (own.length > 0) return own.every((one) => one.level !== level)
    const named = texts.filter(({ terms }) => terms.has(language))
    return !(named.length > 0 ? named : texts).some(({ text }) => text.includes(level))
  })
  if (!wrong) return undefined
  const own = known.find(({ language }) => language === wrong.language)
  const name = (one: Held) => `${one.written} ${one.level}`
  const cause = own
    ? because('instead', name(own), name(wrong))
    : because('skill-unsaid', name(wrong))
  return toFinding({ kind: 'skill', unsaid: wrong.level, ...cause })
}
