import { foldWord, type Language } from '@tailorbird/language'
import { because } from '../../reasons/write-reason.ts'
import { toFinding } from './to-finding.ts'
import { isOf } from '../compare/classes.ts'
import { withoutPrefix } from '../../words/roles/prefixes.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Finding } from './verdict.ts'

const PREFIXED = /(?<!\p{L})(\p{L}{2,9})[-‐‑]\s?(\p{L}{3,})/gu
const WORD = /(?<![\p{L}]|\p{L}[-‐‑])\p{L}{3,}/gu

const listWords = (text: string) =>
  new Set([...text.matchAll(WORD)].map(([word]) => foldWord(word)))

const listPrefixed = (text: string, language: Language) => [
  ...[...text.matchAll(PREFIXED)].flatMap(([written, prefix = '', word = '']) =>
    isOf('prefixes', prefix) ? [{ written, rest: foldWord(word) }] : [],
  ),
  ...[...text.matchAll(WORD)].flatMap(([written]) => {
    const rest = withoutPrefix[language](foldWord(written))
    return rest === undefined ? [] : [{ written, rest }]
  }),
]

/** What is told without the prefix that makes it less: 'qualified' of 'part-qualified', 'Köchin' of 'Hilfsköchin'. */
export function findPrefixLost({ told, sources, language }: Comparison): Finding[] {
  const own = listWords(told.text)
  const plain = new Set(sources.flatMap(({ text }) => [...listWords(text)]))
  const lost = sources
    .flatMap(({ text }) => listPrefixed(text, language))
    .find(({ written, rest }) => own.has(rest) && !plain.has(rest) && !own.has(foldWord(written)))
  return lost ? [toFinding({ kind: 'left-out', ...because('prefix-lost', lost.written) })] : []
}
