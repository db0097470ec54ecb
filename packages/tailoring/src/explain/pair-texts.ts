import type { StructuredResume } from '@tailorbird/contracts'
import { findRewordings, listTexts, nameLines, type ResumeText } from '@tailorbird/document'
import { isSameSkill } from '@tailorbird/truth'
import { findNearSources } from './near-sources.ts'

/** Jobs, schools, categories, certificates and languages are facts: they are the whole resume's. */
const isFact = (id: string) => /^[wescl]\d+$/.test(id)
const isSkill = (id: string) => /^s\d+\.k/.test(id)

/** A line of the original with what it became: one text, or several. */
export interface Reworded {
  id: string
  parts: string[]
}

/**
 * Pairs the new texts of a tailored resume with the lines that they stand for: as they were kept apart or worded anew, as the second half of a
 * line that became two, as a skill under another name.
 * @returns the lines with what they became, and what stands for none
 */
export function pairTexts(
  original: StructuredResume,
  tailored: StructuredResume,
): { reworded: Reworded[]; added: ResumeText[] } {
  const texts = new Map(listTexts(original).map(({ id, text }) => [id, text]))
  const ids = new Map(nameLines(original).map(({ line, id }) => [line, id]))
  const reworded = new Map<string, string[]>()
  for (const { line, text } of findRewordings(original, tailored)) {
    const id = ids.get(line)
    if (id !== undefined && !isFact(id)) reworded.set(id, [text])
  }
  const told = listTexts(tailored)
  const known = new Set([...texts.values(), ...[...reworded.values()].flat()])
  const there = new Set(told.map(({ text }) => text))
  const lost = new Map([...texts].filter(([id, text]) => !there.has(text) && !reworded.has(id)))
  const added = told.filter(({ id, text }) => {
    if (known.has(text) || id === 'summary' || isFact(id)) return false
    if (isSkill(id)) {
      const [renamed] =
        [...lost].find(([one, skill]) => isSkill(one) && isSameSkill(skill, text)) ?? []
      if (renamed !== undefined) reworded.set(renamed, [text])
      return renamed === undefined || !lost.delete(renamed)
    }
    const [nearest = ''] = findNearSources(text, texts)
    const parts = reworded.get(nearest) ?? (lost.has(nearest) ? [] : undefined)
    if (!/^w\d+\.b/.test(nearest) || parts === undefined) return true
    reworded.set(nearest, [...parts, text])
    return false
  })
  return { reworded: [...reworded].map(([id, parts]) => ({ id, parts })), added }
}
