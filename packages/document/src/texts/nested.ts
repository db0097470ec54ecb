import type { StructuredResume } from '@tailorbird/contracts'
import { foldSpaces } from '@tailorbird/language'

/** A line of a text: 0 is the bullet itself, 1 a bullet below it, and so on. */
export interface NestedLine {
  depth: number
  text: string
}

const BELOW = /^( *)- (.*)$/
const STEP = 2
/** Nobody nests deeper, and a page has an edge. */
const MAX_DEPTH = 4

/**
 * The lines of a list's text. A bullet with bullets below it is one text, so that no order takes a child from its
 * parent: each line below begins with '- ', set in by two spaces for each level but the first. All others have
 * one line.
 */
export function readNested(text: string): NestedLine[] {
  if (!text.includes('\n')) return [{ depth: 0, text }]
  const [head = '', ...below] = text.split('\n')
  const lines = below.map((line): NestedLine | undefined => {
    const [, indent, said] = BELOW.exec(line) ?? []
    if (indent === undefined || said === undefined) return undefined
    return { depth: 1 + Math.floor(indent.length / STEP), text: said }
  })
  const known = lines.filter((line) => line !== undefined)
  return known.length === lines.length
    ? [{ depth: 0, text: head }, ...known]
    : [{ depth: 0, text: foldSpaces(text) }]
}

/** The text of a bullet and those below it (see readNested): each at most one level deeper than the line above. */
export function writeNested(lines: readonly NestedLine[]): string {
  let above = -1
  return lines
    .map(({ depth, text }, at) => {
      above = at === 0 ? 0 : Math.max(1, Math.min(depth, above + 1, MAX_DEPTH))
      return at === 0 ? text : `${' '.repeat(STEP * (above - 1))}- ${text}`
    })
    .join('\n')
}

/** Lines of any depth as the texts of a list: those set in go to the bullet above them. */
export function nestLines(lines: readonly NestedLine[]): string[] {
  // Most lists have one level, and large files want it quick.
  if (!lines.some(({ depth }) => depth > 0)) return lines.map(({ text }) => text)
  const texts: NestedLine[][] = []
  for (const line of lines) {
    const last = texts.at(-1)
    if (line.depth > 0 && last) last.push(line)
    else texts.push([{ ...line, depth: 0 }])
  }
  return texts.map(writeNested)
}

/** What a text says first, without the bullets below it. */
export const headOf = (text: string): string => readNested(text)[0]?.text ?? ''

/** The lines of texts one by one, whatever stands below what. */
export const listFlat = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => readNested(text).map((line) => line.text))

/** The same text with one of its lines anew, 0 for the first; undefined when it has no such line. */
export function replaceLine(text: string, at: number, said: string): string | undefined {
  const lines = readNested(text)
  return at < lines.length
    ? writeNested(lines.map((line, place) => (place === at ? { ...line, text: said } : line)))
    : undefined
}

/** The resume with every bullet a text of its own: for what reads line by line. */
export function flattenBullets(resume: StructuredResume): StructuredResume {
  const { workExperience, education, achievements, additionalSections } = resume
  const lists = [
    ...workExperience.map(({ description }) => description),
    ...education.map((item) => item.achievements),
    achievements,
    ...Object.values(additionalSections),
  ]
  if (!lists.some((list) => list.some((text) => text.includes('\n')))) return resume
  return {
    ...resume,
    workExperience: workExperience.map((job) => ({
      ...job,
      description: listFlat(job.description),
    })),
    education: education.map((item) => ({ ...item, achievements: listFlat(item.achievements) })),
    achievements: listFlat(achievements),
    additionalSections: Object.fromEntries(
      Object.entries(additionalSections).map(([name, texts]) => [name, listFlat(texts)]),
    ),
  }
}
