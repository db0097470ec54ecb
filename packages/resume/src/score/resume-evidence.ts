import type { StructuredResume } from '@tailorbird/contracts'
import { findTerms } from '../lexicon/find-terms.ts'
import { tokenize } from '../lexicon/tokens.ts'
import { listTexts } from '../tailor/list-texts.ts'

/** Where a resume shows a term: what a bullet tells counts more than what a list claims. */
export type Place = 'bullet' | 'statement' | 'list'

/** The best proof of a term in a resume. */
export interface Evidence {
  place: Place
  line: string
}

const ORDER: Record<Place, number> = { bullet: 2, statement: 1, list: 0 }

function placeOf(id: string): Place {
  if (/^w\d+\.b|^a\d|^x\d/.test(id)) return 'bullet'
  return /^s\d/.test(id) ? 'list' : 'statement'
}

/** A resume as something that can be asked for terms. */
export interface ResumeEvidence {
  /** A term of the lexicon by name, or any other words in a row. */
  find: (term: string) => Evidence | undefined
}

const joinTokens = (text: string) =>
  ` ${tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')} `

/** Reads what a resume shows, and where; linear in its length. */
export function readEvidence(resume: StructuredResume): ResumeEvidence {
  const languages = resume.contactInfo.languages.map((text) => ({ id: 'languages', text }))
  const lines = [...listTexts(resume), ...languages].map(({ id, text }) => ({
    place: placeOf(id),
    line: text,
  }))
  const byTerm = new Map<string, Evidence>()
  for (const evidence of lines) {
    for (const { term } of findTerms(evidence.line)) {
      const known = byTerm.get(term.name)
      if (!known || ORDER[evidence.place] > ORDER[known.place]) byTerm.set(term.name, evidence)
    }
  }
  const byWords = lines
    .map((evidence) => ({ evidence, words: joinTokens(evidence.line) }))
    .toSorted((one, other) => ORDER[other.evidence.place] - ORDER[one.evidence.place])
  return {
    find: (term) =>
      byTerm.get(term) ?? byWords.find(({ words }) => words.includes(joinTokens(term)))?.evidence,
  }
}
