import { countSigns, type Language } from '@tailorbird/language'
import type { ResumeLine } from './resume-lines.ts'

/** So many lines and small words make a part of a resume that is written in a language. */
const MIN_LINES = 2
const MIN_SIGNS = 3

/**
 * The languages that a resume is written in, each with its lines. Each language is judged by its own lines, so
 * that what is added in another takes none away; a resume of a few words has the language of any line.
 */
export function findOwnLanguages(lines: readonly ResumeLine[]): Map<Language, ResumeLine[]> {
  const parts = new Map<Language, { lines: ResumeLine[]; count: number }>()
  for (const line of lines) {
    const signs = countSigns(line.text)
    if (!signs) continue
    const part = parts.get(signs.language) ?? { lines: [], count: 0 }
    part.lines.push(line)
    part.count += signs.count
    parts.set(signs.language, part)
  }
  const sizeable = [...parts].filter(
    ([, part]) => part.lines.length >= MIN_LINES && part.count >= MIN_SIGNS,
  )
  const shown = sizeable.length > 0 ? sizeable : [...parts]
  if (shown.length === 0) return new Map([['en', [...lines]]])
  return new Map(shown.map(([language, part]) => [language, part.lines]))
}
