import { foldWord } from '@tailorbird/language'
import { because } from '../../reasons/write-reason.ts'
import { toFinding } from './to-finding.ts'
import { isOf } from '../compare/classes.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Finding } from './verdict.ts'

const PREFIXED = /(?<!\p{L})(\p{L}{2,9})[-‐‑]\s?(\p{L}{3,})/gu
const WORD = /(?<![\p{L}]|\p{L}[-‐‑])\p{L}{3,}/gu

const listWords = (text: string) =>
  new Set([...text.matchAll(WORD)].map(([word]) => foldWord(word)))

/** What is told without the prefix that makes it less: 'qualified' of 'part-qualified'. */
export function findPrefixLost({ told, sources }: Comparison): Finding[] {
  const own = listWords(told.text)
  const plain = new Set(sources.flatMap(({ text }) => [...listWords(text)]))
  for (const { text } of sources)
    for (const [written, prefix = '', word = ''] of text.matchAll(PREFIXED))
      if (isOf('prefixes', prefix) && own.has(foldWord(word)) && !plain.has(foldWord(word)))
        return [toFinding({ kind: 'left-out', ...because('left-out', written) })]
  return []
}
