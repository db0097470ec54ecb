import { rankLanguages } from '@tailorbird/language'
import {
  getHeadingMatchers,
  HEADING_LANGUAGES,
  type HeadingMatchers,
} from '../words/heading-matchers.ts'
import type { PostingLine } from '../lines/posting-line.ts'

/** Nobody names the job for the first time behind this. */
const MAX_LINES = 400
const MAX_LINE_CHARS = 1500
const MAX_CHARS = 20_000
/** Fewer small words do not tell the language. */
const FEW = 4
const ENOUGH = 0.5

/** So far down stand lines that may be a title by their place alone. */
export const HEAD_LINES = 14

/** The part of a posting in which its heading is looked for. */
export interface HeadText {
  lines: readonly PostingLine[]
  /** All of it in small letters, with a line break around each line. */
  folded: string
  matchers: HeadingMatchers
}

/** The languages that a text may be in: several, when it is short or mixed. */
function listLanguages(text: string): string[] {
  const ranked = rankLanguages(text).filter(({ language }) => HEADING_LANGUAGES.includes(language))
  const most = ranked[0]?.count ?? 0
  if (most < FEW) return HEADING_LANGUAGES
  const near = ranked.filter(({ count }) => count >= ENOUGH * most).map(({ language }) => language)
  return [...new Set(['en', ...near])]
}

/** Prepares the lines of a posting for finding who hires for what. */
export function readHeadText(all: readonly PostingLine[]): HeadText {
  let chars = 0
  const lines = all
    .slice(0, MAX_LINES)
    .map(({ text, isBullet }) => ({ text: text.slice(0, MAX_LINE_CHARS), isBullet }))
    .filter(({ text }) => (chars += text.length) <= MAX_CHARS)
  const text = lines.map((line) => line.text).join('\n')
  return {
    lines,
    folded: `\n${text.toLowerCase()}\n`,
    matchers: getHeadingMatchers(listLanguages(text)),
  }
}
