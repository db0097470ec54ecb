import { findOthers, type OthersSpan, tokenize } from '@tailorbird/lexicon'
import type { Span } from '../lines/span.ts'
import { phrases } from '../words/phrase-patterns.ts'

/** What one does with other parts of a company. */
const MEETS = new RegExp(
  String.raw`(?<!\p{L})(?:${phrases('meets')}) (?:${phrases('meetsWith')}) (?:(?:${phrases('meetsWhat')}) )?`,
  'giu',
)
const DEPARTMENT = new RegExp(String.raw`^(?:${phrases('departments')})(?![\p{L}-])`, 'iu')
const JOINT = new RegExp(
  String.raw`^(?:\s?,\s?(?:(?:${phrases('departmentJoints')}) )?| (?:${phrases('departmentJoints')}|${phrases('departmentsToo')}) |\s?[/&]\s?)`,
  'iu',
)
const MAX_PARTNERS = 12

/** Where a list of departments behind a place ends; the place itself when none begins there. */
function readDepartments(text: string, from: number): number {
  let end = from
  for (let at = from, count = 0; count < MAX_PARTNERS; count += 1) {
    const found = DEPARTMENT.exec(text.slice(at, at + 40))?.[0]
    if (found === undefined) return end
    end = at + found.length
    const joint = JOINT.exec(text.slice(end, end + 16))?.[0]
    if (joint === undefined) return end
    at = end + joint.length
  }
  return end
}

/**
 * Where a sentence of a posting names others and no skill: 'partner with Sales and Clinical leaders',
 * 'reports to the construction manager'.
 */
export function findPartners(text: string): Span[] {
  const departments = [...text.matchAll(MEETS)].flatMap(({ 0: found, index }): Span[] => {
    const start = index + found.length
    const end = readDepartments(text, start)
    return end > start ? [{ start, end }] : []
  })
  const others = findOthers(text, tokenize(text)).map(
    ({ start, end, holder, isGroup }: OthersSpan) => ({
      start,
      end: isGroup ? holder : end,
    }),
  )
  return [...departments, ...others]
}
