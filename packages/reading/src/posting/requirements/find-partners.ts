import { findOthers, type OthersSpan, tokenize } from '@tailorbird/lexicon'
import type { Span } from '../lines/span.ts'

/** What one does with other parts of a company. */
const MEETS =
  /(?<!\p{L})(?:partner(?:s|ed|ing)?|work(?:s|ed|ing)?(?: (?:closely|directly|together|cross-functionally|in partnership|hand in hand))?|collaborat(?:e|es|ed|ing|ion)(?: closely)?|liais(?:e|es|ed|ing|on)|coordinat(?:e|es|ed|ing|ion)|interfac(?:e|es|ed|ing)|communicat(?:e|es|ed|ing)|align(?:s|ed|ing)?|interact(?:s|ed|ing)?|engag(?:e|es|ed|ing)|relationships?|partnerships?) (?:with|between|across) (?:the |our |other |all |both |internal )?/giu
const DEPARTMENT =
  /^(?:sales|marketing|finance|accounting|legal|hr|human resources|people(?: operations)?|operations|product(?: management)?|engineering|design|it|procurement|purchasing|supply chain|logistics|quality(?: assurance)?|production|manufacturing|compliance|customer (?:success|service|support)|support|clinical|medical|nursing|pharmacy|research|r&d|communications|creative|editorial|merchandising|security|maintenance|business development|data(?: science)?|analytics|warehouse|facilities|kitchen|front of house)(?![\p{L}-])/iu
const JOINT = /^(?:\s?,\s?(?:and |or )?| and | or |\s?[/&]\s?| as well as )/iu
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
