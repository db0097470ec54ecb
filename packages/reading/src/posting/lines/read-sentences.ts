import { findTerms } from '@tailorbird/lexicon'
import type { PostingLine } from './posting-line.ts'
import {
  isAddressed,
  looksLikeHeading,
  readHeading,
  readLabel,
  readTier,
  type Section,
  type SectionTier,
} from './sections.ts'
import { splitSentences } from './split-sentences.ts'

/** A sentence of a posting with what its section says about it. */
export interface PostingSentence {
  text: string
  /** The whole line it stands in. */
  line: string
  isBullet: boolean
  tier: SectionTier
  /** The tier of its section; undefined before the first heading that we know. */
  section: SectionTier | undefined
  list: Section['list']
  /** It speaks to whoever applies, or is a point of a list. */
  isAddressed: boolean
}

const MAX_FIELD_CHARS = 100

const MAX_HEADING_WORDS = 8

/** 'What your week looks like' above points: a heading, though we know nothing of what it announces. */
const isPlainHeading = (line: string, isBullet: boolean, next: PostingLine | undefined) =>
  !isBullet &&
  next?.isBullet === true &&
  !/[.!?,;]$/.test(line) &&
  line.split(' ').length <= MAX_HEADING_WORDS &&
  findTerms(line).length === 0

const LABEL = /^[^:]{2,40} ?: /u
/** 'Experience with one of: A, B' says how many. */
const SHORT = /^\S+(?: \S+){0,2} ?: /u
const MIN_PIECES = 2
const MAX_PIECE_WORDS = 4

/** 'Nice: eBPF, ClickHouse, bare metal': nothing but names behind a label that asks. */
function isAskedList({ tier }: Section, text: string): boolean {
  if (tier !== 'must' && tier !== 'preferred') return false
  const pieces = text
    .replace(LABEL, '')
    .replace(/\.$/, '')
    .split(/[,;|•]\s/u)
  return (
    pieces.length >= MIN_PIECES &&
    pieces.every((piece) => piece.trim().split(' ').length <= MAX_PIECE_WORDS)
  )
}

/** The sentences of a posting's lines below their headings; headings are none. */
export function readSentences(lines: readonly PostingLine[]): PostingSentence[] {
  let section: Section | undefined
  return lines.flatMap(({ text: line, isBullet }, index): PostingSentence[] => {
    const heading = readHeading(line, isBullet)
    if (heading !== undefined) {
      section = heading
      return []
    }
    if (section?.tier === 'boilerplate' && looksLikeHeading(line, isBullet)) {
      section = undefined
      return []
    }
    if (isPlainHeading(line, isBullet, lines[index + 1])) return []
    // The fields of a form are short; what is long has left it.
    if (section?.list === 'form' && line.length > MAX_FIELD_CHARS) section = undefined
    let inLine = section
    // The industry is one line.
    if (section?.list === 'industry') section = { tier: 'mentioned', list: null }
    return splitSentences(line).map((text) => {
      const label = readLabel(text)
      const isAsking = (label?.tier === 'must' || label?.tier === 'preferred') && SHORT.test(text)
      inLine = label && isAskedList(label, text) ? { ...label, list: 'tools' } : (label ?? inLine)
      return {
        // What a label says is no part of what stands behind it.
        text: isAsking ? text.replace(LABEL, '') : text,
        line,
        isBullet,
        tier: readTier(text, inLine?.tier),
        section: inLine?.tier,
        list: inLine?.list ?? null,
        isAddressed: isBullet || isAddressed(text),
      }
    })
  })
}
