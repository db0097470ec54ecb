import type { StructuredResume } from '@tailorbird/contracts'
import { findTerms } from '../lexicon/find-terms.ts'
import { detectLanguage } from '../text/language.ts'
import { listTexts } from './list-texts.ts'
import type { PostingTerms } from './posting-terms.ts'

const MAX_SKILLS = 5

/** A summary that repeats what the resume says elsewhere: position, asked-for skills, degree; '' when there is too little. */
export function composeSummary(resume: StructuredResume, terms: PostingTerms): string {
  const position = resume.workExperience[0]?.position ?? ''
  const lines = listTexts(resume)
    .filter(({ id }) => /^(?:w\d+\.b|s\d+\.k)/.test(id))
    .map(({ text }) => text)
  const hits = lines
    .flatMap((line) => findTerms(line))
    .filter(({ term, written }) => term.kind === 'skill' && terms.weigh(written) > 0)
  const byTerm = new Map(hits.toReversed().map(({ term, written }) => [term.name, written]))
  const skills = [...byTerm.values()]
    .toSorted((one, other) => terms.weigh(other) - terms.weigh(one))
    .slice(0, MAX_SKILLS)
  if (position === '' || skills.length < 2) return ''
  const isEnglish = detectLanguage(lines.join(' ')) === 'en'
  const list = isEnglish
    ? `${skills.slice(0, -1).join(', ')} and ${skills.at(-1) ?? ''}`
    : skills.join(', ')
  const { degree = '', institution = '' } = resume.education[0] ?? {}
  const schooling = [degree, institution].filter((text) => text !== '').join(', ')
  const opening = isEnglish ? `${position} with experience in ${list}.` : `${position}: ${list}.`
  return degree === '' ? opening : `${opening} ${schooling}.`
}
