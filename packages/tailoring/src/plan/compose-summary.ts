import type { StructuredResume } from '@tailorbird/contracts'
import type { SummarySentence } from './edit-plan.ts'
import { type RequirementKind } from '@tailorbird/lexicon'
import { endSentence, isLeave, detectLanguage } from '@tailorbird/language'
import { factKey } from '@tailorbird/truth'
import { countYears } from './count-years.ts'
import { listTexts, type ResumeText } from '@tailorbird/document'
import { type PostingTerms, showsSkill } from '@tailorbird/matching'
import { listAskedSkills } from './prove-skills.ts'
import { joinWords } from './rename-skills.ts'
import { provesInProse } from './proves-in-prose.ts'
import { summaryForms } from './summary-forms.ts'

/** Skills and what else is asked for: less is no summary. */
const MIN_FACTS = 2
const MAX_SKILLS = 5
const MIN_YEARS = 2
const MAX_HELD = 3

const isIn = (prefix: RegExp) => (text: ResumeText) => prefix.test(text.id)

/** Asked-for skills that bullets show, each with the first that does: of the title's jobs before others. */
function findSkills(
  texts: readonly ResumeText[],
  terms: PostingTerms,
  titled: ReadonlySet<string>,
  earnsMore: (text: string) => boolean,
): Record<'own' | 'other', SummarySentence[]> {
  const bullets = texts.filter(isIn(/^w\d+\.b/))
  const isTitled = ({ id }: ResumeText) => titled.has(id.split('.')[0] ?? '')
  const chosen: Record<'own' | 'other', SummarySentence[]> = { own: [], other: [] }
  const add = (list: SummarySentence[], sources: readonly ResumeText[]) => {
    for (const { term } of listAskedSkills(terms)) {
      const all = [...chosen.own, ...chosen.other]
      if (all.length === MAX_SKILLS) return
      const proof = sources.find(({ text }) => provesInProse(text, term))
      const isKnown = all.some(({ text }) => showsSkill(text, term))
      if (proof && !isKnown && !earnsMore(term)) list.push({ text: term, sourceIds: [proof.id] })
    }
  }
  add(chosen.own, bullets.filter(isTitled))
  add(
    chosen.other,
    bullets.filter((text) => !isTitled(text)),
  )
  return chosen
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
  const text = endSentence(held.map((one) => one.text).join(', '))
  return [{ text, sourceIds: held.map(({ id }) => id) }]
}

function findDegree(resume: StructuredResume, terms: PostingTerms): SummarySentence[] {
  const isAsked = terms.asked.some(({ requirement }) => requirement.kind === 'degree')
  const index = resume.education.findIndex(({ degree }) => degree !== '')
  const { degree = '', institution = '' } = resume.education[index] ?? {}
  if (!isAsked || index < 0) return []
  const text = endSentence([degree, institution].filter((part) => part !== '').join(', '))
  return [{ text, sourceIds: [`e${index}`] }]
}

/** The latest title and the jobs that have it; time off from work is none. */
function readTitle({ workExperience }: StructuredResume) {
  const position = workExperience.find((job) => !isLeave(job))?.position ?? ''
  const ids = workExperience.flatMap((job, w) =>
    factKey(job.position) === factKey(position) ? [`w${w}`] : [],
  )
  return { position, ids }
}

/**
 * A summary that repeats what the resume says elsewhere: position, years that dates prove, asked-for skills,
 * and the degree, licences and languages that the posting asks for. The sentence with the position names
 * only what stands under it; what other jobs show has a sentence of its own, and what is only listed none.
 * @param earnsMore whether a summary would earn more for a requirement than its sources do
 * @returns the ways to say the first sentence, the best first, and the sentences after it; no first
 * sentence when there is too little for one
 */
export function composeSummary(
  resume: StructuredResume,
  terms: PostingTerms,
  earnsMore: (text: string) => boolean,
): { openings: SummarySentence[]; rest: SummarySentence[] } {
  const texts = listTexts(resume)
  const { position, ids: titled } = readTitle(resume)
  const { own, other } = findSkills(texts, terms, new Set(titled), earnsMore)
  const held = [
    ...findDegree(resume, terms),
    ...findHeld(texts.filter(isIn(/^c/)), terms, 'certification'),
    ...findHeld(texts.filter(isIn(/^l/)), terms, 'language'),
  ]
  const count = own.length + other.length + held.length
  if (position === '' || own.length === 0 || count < MIN_FACTS) return { openings: [], rest: [] }
  const form = summaryForms[detectLanguage(texts.map(({ text }) => text).join(' '))]
  const join = (skills: readonly SummarySentence[]) =>
    joinWords(
      skills.map(({ text }) => text),
      form.and,
    )
  const idsOf = (skills: readonly SummarySentence[]) => skills.flatMap(({ sourceIds }) => sourceIds)
  const workExperience = resume.workExperience.filter((job) => !isLeave(job))
  const proven = countYears({ ...resume, workExperience })
  // A job that goes on makes any number too small.
  const isWorking = workExperience.some(({ isCurrent }) => isCurrent)
  const jobs = resume.workExperience.map((_, w) => `w${w}`)
  const withYears = form.withYears(position, form.years(proven), join(own))
  return {
    openings: [
      ...(proven.years < MIN_YEARS || isWorking
        ? []
        : [{ text: withYears, sourceIds: [...jobs, ...idsOf(own)] }]),
      { text: form.withoutYears(position, join(own)), sourceIds: [...titled, ...idsOf(own)] },
    ],
    rest: [
      ...(other.length > 0 ? [{ text: form.also(join(other)), sourceIds: idsOf(other) }] : []),
      ...held,
    ],
  }
}
