import { foldWord } from '@tailorbird/language'
import { because } from '../../reasons/write-reason.ts'
import { toFinding } from './to-finding.ts'
import { isOf } from '../compare/classes.ts'
import { JOINED_PREFIXES } from '../words/index.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Finding } from './verdict.ts'

const PREFIXED = /(?<!\p{L})(\p{L}{2,9})[-‐‑]\s?(\p{L}{3,})/gu
const WORD = /(?<![\p{L}]|\p{L}[-‐‑])\p{L}{3,}/gu

const listWords = (text: string) =>
  new Set([...text.matchAll(WORD)].map(([word]) => foldWord(word)))

/** A shorter rest may be another word. */
const MIN_REST = 4

/** What words are less than, that are written as one with what makes them so: 'köchin' of 'Hilfsköchin'. */
const listJoined = (text: string) =>
  [...text.matchAll(WORD)].flatMap(([written]) => {
    const word = foldWord(written)
    const prefix = JOINED_PREFIXES.find((one) => word.startsWith(one))
    const rest = word.slice(prefix?.length ?? word.length)
    return rest.length >= MIN_REST ? [{ written, rest }] : []
  })

const listPrefixed = (text: string) => [
  ...[...text.matchAll(PREFIXED)].flatMap(([written, prefix = '', word = '']) =>
    isOf('prefixes', prefix) ? [{ written, rest: foldWord(word) }] : [],
  ),
  ...listJoined(text),
]

/** What is told without the prefix that makes it less: 'qualified' of 'part-qualified', 'Köchin' of 'Hilfsköchin'. */
export function findPrefixLost({ told, sources }: Comparison): Finding[] {
  const own = listWords(told.text)
  const plain = new Set(sources.flatMap(({ text }) => [...listWords(text)]))
  const kept = foldWord(told.text)
  const lost = sources
    .flatMap(({ text }) => listPrefixed(text))
    .find(
      ({ written, rest }) => own.has(rest) && !plain.has(rest) && !kept.includes(foldWord(written)),
    )
  return lost ? [toFinding({ kind: 'left-out', ...because('left-out', lost.written) })] : []
}
