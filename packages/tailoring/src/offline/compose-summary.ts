import type { StructuredResume } from '@tailorbird/contracts'
import { endSentence, foldCase, isLeave, type Language } from '@tailorbird/language'
import { listTexts } from '@tailorbird/document'
import type { PostingTerms } from '@tailorbird/matching'
import { factKey } from '@tailorbird/truth'
import type { SummarySentence } from '../plan/edit-plan.ts'
import { countYears } from './count-years.ts'
import { findLanguages, findPapers, findSkills } from './pick-facts.ts'
import { isUnfinished } from './read-line.ts'
import { joinList, offlineWords } from './words/index.ts'

/** Asked-for skills under the last title: fewer are no summary. */
const MIN_FACTS = 2
const MIN_YEARS = 2
const ROOT_CHARS = 6

function findDegree(resume: StructuredResume, terms: PostingTerms): SummarySentence[] {
  const isAsked = terms.asked.some(({ requirement }) => requirement.kind === 'degree')
  const index = resume.education.findIndex(({ degree }) => degree !== '' && !isUnfinished(degree))
  const { degree = '' } = resume.education[index] ?? {}
  // What stands beside a degree is read less surely.
  if (!isAsked || index < 0 || degree.includes(',')) return []
  return [{ text: endSentence(degree), sourceIds: [`e${index}`] }]
}

/** The latest title and the jobs that have it; time off from work is none. */
function readTitle({ workExperience }: StructuredResume) {
  const position = workExperience.find((job) => !isLeave(job))?.position ?? ''
  const ids = workExperience.flatMap((job, w) =>
    factKey(job.position) === factKey(position) ? [`w${w}`] : [],
  )
  return { position, ids }
}

/** Facts of one kind as a sentence; none for no facts. */
function say(
  facts: readonly SummarySentence[],
  write: (facts: string) => string,
  language: Language,
): SummarySentence[] {
  if (facts.length === 0) return []
  const texts = facts.map(({ text }) => text)
  const text = write(joinList(texts, offlineWords[language]))
  return [{ text, sourceIds: facts.flatMap(({ sourceIds }) => sourceIds) }]
}

/** The languages and papers that the posting asks for, each in a sentence. */
function sayHeld(
  resume: StructuredResume,
  terms: PostingTerms,
  held: readonly { term: string; line: string }[],
  language: Language,
): SummarySentence[] {
  const words = offlineWords[language]
  return [
    ...say(findPapers(resume, held), words.certificates, language),
    ...say(
      findLanguages(resume, terms).filter(({ text }) => !text.startsWith(words.name)),
      words.languages,
      language,
    ),
  ]
}

/**
 * A summary that repeats what the resume says elsewhere: position, years that dates prove, asked-for skills, and the
 * degree, papers and languages that the posting asks for. The sentence with the position names only what stands under it; what
 * other jobs show has a sentence of its own, and what is only listed none.
 * @param held the papers that the posting asks for and the resume shows, with their lines
 * @returns the ways to say the first sentence, the best first, and the sentences after it; no first
 * sentence when there is too little for one
 */
export function composeSummary(
  resume: StructuredResume,
  terms: PostingTerms,
  language: Language,
  held: readonly { term: string; line: string }[],
): { openings: SummarySentence[]; rest: SummarySentence[] } {
  const { position, ids: titled } = readTitle(resume)
  const found = findSkills(listTexts(resume), terms, new Set(titled), language)
  // A buyer's purchasing goes without saying.
  const isInTitle = ({ text }: SummarySentence) =>
    !/\s/.test(text) && foldCase(position).includes(foldCase(text).slice(0, ROOT_CHARS))
  const [own, other] = [found.own, found.other].map((skills) =>
    skills.filter((skill) => !isInTitle(skill)),
  ) as [SummarySentence[], SummarySentence[]]
  const facts = [...findDegree(resume, terms), ...sayHeld(resume, terms, held, language)]
  const words = offlineWords[language]
  const join = (skills: readonly SummarySentence[]) =>
    joinList(
      skills.map(({ text }) => text),
      words,
    )
  const idsOf = (skills: readonly SummarySentence[]) => skills.flatMap(({ sourceIds }) => sourceIds)
  const workExperience = resume.workExperience.filter((job) => !isLeave(job))
  const proven = countYears({ ...resume, workExperience })
  // A job that goes on makes any number too small.
  const isWorking = workExperience.some(({ isCurrent }) => isCurrent)
  const tellsYears = proven.years >= MIN_YEARS && !isWorking
  // 'Accountant: SAP and Excel.' says too little: judged blind, no summary was better than a bare list.
  if (position === '' || !tellsYears || own.length < MIN_FACTS) return { openings: [], rest: [] }
  const jobs = resume.workExperience.map((_, w) => `w${w}`)
  const withYears = words.withYears(position, words.years(proven), join(own))
  return {
    openings: [{ text: withYears, sourceIds: [...jobs, ...idsOf(own)] }],
    rest: [
      ...(other.length > 0 ? [{ text: words.also(join(other)), sourceIds: idsOf(other) }] : []),
      ...facts,
    ],
  }
}
