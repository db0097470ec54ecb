import { type Tier } from '@tailorbird/lexicon'
import { foldCase } from '@tailorbird/language'
import type { Span } from '../lines/span.ts'
import { asksAnywhere } from '../words/asking-patterns.ts'
import { isOptional, type SectionTier } from '../lines/sections.ts'

/** What only the words behind it make optional. */
const PREFERABLY = asksAnywhere('preferably')
const OPTIONAL_PART = /\(([^()]{6,80})\)/gu
const FIRM = asksAnywhere('firm', 'u')

/** A part of a sentence that asks in another tone than the whole. */
interface Tone extends Span {
  tier: Tier
}

/**
 * The parts of a preferred sentence that are firm or optional by themselves: 'BLS required, ACLS preferred';
 * 'degree in law, ideally with honours'; 'a degree (a doctorate is a plus)'.
 */
export function readTones(sentence: string, section: SectionTier | undefined): Tone[] {
  const base: Tier = section === 'preferred' ? 'preferred' : 'must'
  const soft = PREFERABLY.exec(sentence)
  if (soft && soft.index > 0) return [{ start: 0, end: soft.index, tier: base }]
  const parts = [...sentence.matchAll(OPTIONAL_PART)].filter(
    ({ 1: part = '' }) => part.includes(' ') && isOptional(foldCase(part)),
  )
  const outside = parts.reduce((rest, { 0: part }) => rest.replace(part, ''), sentence)
  if (parts.length > 0 && !isOptional(foldCase(outside))) {
    // 'GitLab (GitHub preferred) and Docker': what stands behind it is as firm as what stands before.
    const starts = [0, ...parts.map(({ 0: part, index }) => index + part.length)]
    const ends = [...parts.map(({ index }) => index), sentence.length]
    return starts.map((start, at): Tone => ({ start, end: ends[at] ?? start, tier: base }))
  }
  if (!FIRM.test(foldCase(sentence))) return []
  let start = 0
  const told = sentence.split(/[,;](?=\s)/).map((part) => {
    const span = { start, end: start + part.length }
    start = span.end + 1
    const text = foldCase(part)
    return { ...span, isFirm: FIRM.test(text), isOptional: isOptional(text) }
  })
  // 'SAP, anglais exigé, l'allemand serait un plus': what stands before the firm part is no plus either.
  const last = told.findLastIndex((one) => one.isFirm && !one.isOptional)
  return told
    .filter((one, at) => at <= last && !one.isOptional && (one.isFirm || base === 'must'))
    .map(({ start: from, end }): Tone => ({ start: from, end, tier: 'must' }))
}
