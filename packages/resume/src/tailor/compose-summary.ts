import type { StructuredResume } from '@tailorbird/contracts'
import type { SummarySentence } from '../edit-plan.ts'
import type { RequirementKind } from '../posting.ts'
import { detectLanguage } from '../text/language.ts'
import { countYears } from './count-years.ts'
import { listTexts, type ResumeText } from './list-texts.ts'
import type { PostingTerms } from './posting-terms.ts'
import { listAskedSkills } from './prove-skills.ts'
import { joinWords } from './rename-skills.ts'
import { provesInProse } from './proves-in-prose.ts'
import { provesSkill, showsSkill } from './shows-skill.ts'
import { summaryForms } from './summary-forms.ts'

const MIN_SKILLS = 2
const MAX_SKILLS = 5
const MIN_YEARS = 2
const MAX_HELD = 3

const isIn = (prefix: RegExp) => (text: ResumeText) => prefix.test(text.id)

/** Asked-for skills with the text that shows each: a bullet before a list. */
function findSkills(texts: readonly ResumeText[], terms: PostingTerms): SummarySentence[] {
  const bullets = texts.filter(isIn(/^w\d+\.b/))
  const listed = texts.filter(isIn(/^s\d+\.k/))
  const find = (sources: readonly ResumeText[], proves: typeof provesSkill) =>
    listAskedSkills(terms).flatMap(({ term }): SummarySentence[] => {
      const proof = sources.find(({ text }) => proves(text, term))
      return proof ? [{ text: term, sourceIds: [proof.id] }] : []
    })
  const chosen: SummarySentence[] = []
  for (const skill of [...find(bullets, provesInProse), ...find(listed, provesSkill)]) {
    if (!chosen.some(({ text }) => showsSkill(text, skill.text))) chosen.push(skill)
  }
  return chosen.slice(0, MAX_SKILLS)
}

/** Facts of one kind that the posting asks for, as the resume writes them. */
function findHeld(
  texts: readonly ResumeText[],
  terms: PostingTerms,
  kind: RequirementKind,
): SummarySentence[] {
  const asked = terms.asked.filter(({ requirement }) => requirement.kind === kind)
  const held = texts
    .filter(({ text }) => asked.some(({ term }) => showsSkill(text, term)))
    .slice(0, MAX_HELD)
  if (held.length === 0) return []
  const text = `${held.map((one) => one.text).join(', ')}.`
  return [{ text, sourceIds: held.map(({ id }) => id) }]
}

function findDegree(resume: StructuredResume, terms: PostingTerms): SummarySentence[] {
  const isAsked = terms.asked.some(({ requirement }) => requirement.kind === 'degree')
  const index = resume.education.findIndex(({ degree }) => degree !== '')
  const { degree = '', institution = '' } = resume.education[index] ?? {}
  if (!isAsked || index < 0) return []
  const text = `${[degree, institution].filter((part) => part !== '').join(', ')}.`
  return [{ text, sourceIds: [`e${index}`] }]
}

/**
 * A summary that repeats what the resume says elsewhere: position, years that dates prove, asked-for
 * skills, and the degree, licences and languages that the posting asks for.
 * @returns the ways to say the first sentence, the best first, and the sentences after it; no first
 * sentence when there is too little for one
 */
export function composeSummary(
  resume: StructuredResume,
  terms: PostingTerms,
): { openings: SummarySentence[]; rest: SummarySentence[] } {
  const texts = listTexts(resume)
  const position = resume.workExperience[0]?.position ?? ''
  const skills = findSkills(texts, terms)
  if (position === '' || skills.length < MIN_SKILLS) return { openings: [], rest: [] }
  const form = summaryForms[detectLanguage(texts.map(({ text }) => text).join(' '))]
  const list = joinWords(
    skills.map(({ text }) => text),
    form.and,
  )
  const proven = countYears(resume)
  // A job that goes on makes any number too small.
  const isWorking = resume.workExperience.some(({ isCurrent }) => isCurrent)
  const jobs = resume.workExperience.map((_, w) => `w${w}`)
  const ids = skills.flatMap(({ sourceIds }) => sourceIds)
  const withYears = form.withYears(position, form.years(proven), list)
  return {
    openings: [
      ...(proven.years < MIN_YEARS || isWorking
        ? []
        : [{ text: withYears, sourceIds: [...jobs, ...ids] }]),
      { text: form.withoutYears(position, list), sourceIds: ['w0', ...ids] },
    ],
    rest: [
      ...findDegree(resume, terms),
      ...findHeld(texts.filter(isIn(/^c/)), terms, 'certification'),
      ...findHeld(texts.filter(isIn(/^l/)), terms, 'language'),
    ],
  }
}
