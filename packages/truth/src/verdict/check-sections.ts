import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import { foldCase } from '@tailorbird/language'
import { cancelHeads } from '../facts/cancel-heads.ts'
import { checkLines, type Beside } from '../lines/check-lines.ts'
import { readClaims, says, type Reading } from '../clauses/reading.ts'
import type { Violation } from '../clauses/violation.ts'
import { sectionNames } from '../words/facts/group-names.ts'
import { because } from '../reasons/write-reason.ts'

/** Sections that hold lines of any kind, by their headings. */
const sectionsOf = (resume: StructuredResume): [string, string[]][] => [
  ...Object.entries(resume.additionalSections),
  ...(resume.achievements.length > 0
    ? [['ACHIEVEMENTS', resume.achievements] as [string, string[]]]
    : []),
]

/** A heading may be called otherwise, with words that say the same or nothing. */
function isRenamed(heading: string, known: Reading): boolean {
  const reading = readClaims(heading.toLowerCase())
  return reading.words.every(({ key }) => says(known, key) || HEADING_WORDS.has(key))
}

const foldLine = (text: string) =>
  ` ${foldCase(text)
    .replaceAll(/[^\p{L}\p{N}+#%]+/gu, ' ')
    .trim()} `

/** The texts of a resume, and what it says in its headings, folded. */
const listWhole = (resume: StructuredResume) =>
  [...listTexts(resume).map(({ text }) => text), ...Object.keys(resume.additionalSections)].map(
    foldLine,
  )

/** Words that headings have and that claim nothing. */
const HEADING_WORDS = new Set(sectionNames.split(' '))

/**
 * Checks the lines outside jobs and schools: achievements and the sections that a person named. Headings
 * may be renamed and moved; their lines are compared section by section, and across renamed ones.
 */
export function checkSections(
  original: StructuredResume,
  tailored: StructuredResume,
  beside?: Beside,
): Violation[] {
  const before = sectionsOf(original)
  const after = sectionsOf(tailored)
  const names = new Set(before.map(([name]) => name))
  const kept = new Map(after.filter(([name]) => names.has(name)))
  const renamed = after.filter(([name]) => !names.has(name))
  const gone = before.filter(([name]) => !kept.has(name))
  const violations = before.flatMap(([name, lines]) => {
    const told = kept.get(name)
    return told ? checkLines(...cancelHeads(lines, told), [], beside) : []
  })
  // Read once for all headings: a resume may have thousands of them.
  const goneNames = readClaims(
    gone
      .map(([name]) => name)
      .join('; ')
      .toLowerCase(),
  )
  const written = new Set(renamed.length > 0 ? listWhole(original) : [])
  const strange = renamed
    // What stood alone on a line says no more when it is read as a heading.
    .filter(([name]) => !isRenamed(name, goneNames) && !written.has(foldLine(name)))
    .map(([name]) => ({
      kind: 'section',
      sentence: name,
      ...because('section-new', name),
    }))
  // A section that was taken apart is gone where one of its lines is.
  const left = gone.length > 0 ? listWhole(tailored).join('\n') : ''
  const isLeft = (line: string) => left.includes(foldLine(line))
  const lost =
    renamed.length === 0
      ? gone
          .filter(([name, lines]) => !(lines.length > 0 ? lines : [name]).every(isLeft))
          .map(([name]) => ({
            kind: 'section',
            sentence: name,
            ...because('section-gone', name),
          }))
      : []
  const moved =
    renamed.length > 0
      ? checkLines(
          ...cancelHeads(
            gone.flatMap(([, lines]) => lines),
            renamed.flatMap(([, lines]) => lines),
          ),
          [],
          beside,
        )
      : []
  return [...violations, ...strange, ...lost, ...moved]
}
