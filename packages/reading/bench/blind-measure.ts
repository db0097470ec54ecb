import { CodedError, type WorkExperience } from '@tailorbird/contracts'
import { isLeave } from '@tailorbird/language'
import { parseWithDoubts } from '../src/parse-resume.ts'
import { jobKey } from '../src/resume/job-key.ts'
import { readPosting } from '../src/posting/read-posting.ts'
import { foldText, isSameDate, isSameText } from './parse-compare.ts'

/** A resume with what a careful person reads in it; see data/blind/README.md. */
export interface BlindResume {
  id: string
  language: string
  layout: 'tidy' | 'messy'
  text: string
  expected: {
    jobs: {
      employer: string | null
      title: string | null
      start: string | null
      end: string | null
    }[]
    education: { institution: string | null; degree: string; end: string | null }[]
    skills: string[]
    languages: { language: string }[]
  }
}

/** A posting with what a careful person reads in it. */
export interface BlindPosting {
  id: string
  language: string
  text: string
  expected: { title: string; company: string | null; musts: string[]; nices: string[] }
  notTerms: string[]
}

/** One thing that should have been read, and what was. */
export interface Reading {
  id: string
  kind: string
  /** What the kind is told apart by, such as 'tidy'. */
  group: string
  wanted: string
  got: string
  isRight: boolean
}

const MADE_UP = 'Unknown company'
const COLUMNS = 80
/** Share of a wanted term's words that a read one must have. */
const ENOUGH = 0.5
const LITTLE_WORDS = new Set(
  'a an the of in or and with for to de la le les des du et ou en der die das und oder mit von im y o con el'.split(
    ' ',
  ),
)

function holds(whole: string, part: string): boolean {
  return ` ${foldText(whole)} `.includes(` ${foldText(part)} `)
}

/** What a resume leaves out may be read as nothing. */
const isSame = (label: string | null, read: string) =>
  label === null ? read === '' : isSameText(label, read)

/** Whether a date was read: a year alone says no month, and what was over at once may have no end. */
function isSameSpan(
  { start, end }: { start: string | null; end: string | null },
  { startDate, endDate = '' }: { startDate: string; endDate?: string | undefined },
): boolean {
  const isSameEdge = (label: string | null, read: string) =>
    label === null || isSameDate(label, read) || (/^\d{4}$/.test(label) && read.includes(label))
  return (
    isSameEdge(start, startDate) && (isSameEdge(end, endDate) || (start === end && endDate === ''))
  )
}

/** Whether a school was read; its town may stand behind it. */
const startsAlike = (read: string, label: string) =>
  isSameText(label, read) || foldText(read).startsWith(`${foldText(label)} `)

/** Reads a resume and compares each job, school, skill and language. */
export function measureResume({ id, layout, language, text, expected }: BlindResume): Reading[] {
  const group = `${layout} ${language}`
  const reading = (kind: string, wanted: string, got: string, isRight: boolean): Reading => ({
    id,
    kind,
    group,
    wanted,
    got,
    isRight,
  })
  const { resume, unsure } = parseWithDoubts(text)
  /** The page asks to look at it. */
  const isMarked = (job: WorkExperience) =>
    unsure.includes(jobKey(job)) || [job.company, job.position, job.startDate].includes('')
  const left = new Set(resume.workExperience)
  const jobs = expected.jobs.flatMap((label) => {
    const compared = [...left].map((job) => {
      const employer = isSame(label.employer, job.company)
      const title = isSame(label.title, job.position)
      const dates = isSameSpan(label, job)
      const score = Number(employer) + 2 * Number(title) + 1.5 * Number(dates)
      return { job, employer, title, dates, score }
    })
    const [best] = compared.toSorted((one, other) => other.score - one.score)
    const found = best && best.score > 0 ? best : undefined
    if (found) left.delete(found.job)
    const wanted = `${label.title} @ ${label.employer}, ${label.start} - ${label.end}`
    const got = found
      ? `${found.job.position} @ ${found.job.company}, ${found.job.startDate} - ${found.job.endDate ?? ''}`
      : 'none'
    const isWhole = Boolean(found?.employer && found.title && found.dates)
    const mark = found ? isMarked(found.job) : undefined
    const doubt = isWhole ? 'right job not marked' : 'wrong job marked'
    return [
      ...(mark === undefined ? [] : [reading(doubt, wanted, got, mark !== isWhole)]),
      reading('whole job', wanted, got, isWhole),
      reading('employer', wanted, got, Boolean(found?.employer)),
      reading('title', wanted, got, Boolean(found?.title)),
      reading('dates', wanted, got, Boolean(found?.dates)),
    ]
  })
  const extra = [...left]
    .filter((job) => !isLeave(job))
    .flatMap((job) => {
      const got = `${job.position} @ ${job.company}, ${job.startDate}`
      return [
        reading('no job made up', 'none', got, false),
        reading('wrong job marked', 'none', got, isMarked(job)),
      ]
    })
  const named = expected.education.flatMap(({ institution }) => institution ?? [])
  const schools = named.map((institution) => {
    const right = resume.education.find((school) => startsAlike(school.institution, institution))
    const all = resume.education.map((school) => school.institution).join(' | ')
    return reading('institution', institution, right?.institution ?? all, right !== undefined)
  })
  const listed = resume.skillsCategories.flatMap(({ skills }) => skills)
  const skills = expected.skills.map((skill) =>
    reading(
      'skill',
      skill,
      '',
      listed.some((read) => isSameText(skill, read)),
    ),
  )
  const languages = expected.languages.map(({ language: name }) => {
    const all = resume.contactInfo.languages
    return reading(
      'language',
      name,
      all.join(' | '),
      all.some((read) => holds(read, name)),
    )
  })
  return [...jobs, ...extra, ...schools, ...skills, ...languages]
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '' && !LITTLE_WORDS.has(word))

/** Whether a read term says a wanted one: enough of its words, or all of its own in it. */
function says(read: string, wanted: string): boolean {
  const [has, wants] = [new Set(wordsOf(read)), wordsOf(wanted)]
  const both = wants.filter((word) => has.has(word)).length
  return both > 0 && (both >= ENOUGH * wants.length || both === has.size)
}

function tryReading(text: string) {
  try {
    return readPosting(text)
  } catch (error) {
    if (error instanceof CodedError) return undefined
    throw error
  }
}

const termsOf = (text: string) =>
  (tryReading(text)?.requirements ?? []).flatMap(({ term, tier, anyOf }) =>
    [term, ...anyOf.map((other) => other.term)].map((read) => ({ read, tier })),
  )

/** Cut into lines of at most 80 columns, as mail programs do. */
export function wrap(text: string): string {
  const lines = text.split('\n').map((line) => {
    let column = 0
    return line.replaceAll(/(\s*)(\S+)/g, (_whole, space: string, word: string) => {
      const isOver = column > 0 && column + space.length + word.length > COLUMNS
      column = isOver ? word.length : column + space.length + word.length
      return isOver ? `\n${word}` : space + word
    })
  })
  return lines.join('\n')
}

/** Reads a posting and compares its title, company and terms. */
export function measurePosting(posting: BlindPosting): Reading[] {
  const { id, language, text, expected, notTerms } = posting
  const reading = (kind: string, wanted: string, got: string, isRight: boolean): Reading => ({
    id,
    kind,
    group: language,
    wanted,
    got,
    isRight,
  })
  const { title = '', company = '' } = tryReading(text) ?? {}
  const terms = termsOf(text)
  const wanted = [...expected.musts, ...expected.nices].map((line) => line.split(' | '))
  const ofCompany = expected.company
    ? reading(
        'company stated',
        expected.company,
        company,
        holds(company, expected.company) || (company !== '' && holds(expected.company, company)),
      )
    : reading('company not made up', 'none', company, company === MADE_UP)
  const asked = (tier: string, lines: string[]) =>
    lines.map((line) => {
      const found = terms.filter(({ read }) => line.split(' | ').some((one) => says(read, one)))
      const got = found.map((term) => `${term.read} (${term.tier})`).join(' | ')
      return reading(tier, line, got, found.length > 0)
    })
  const wrapped = new Set(termsOf(wrap(text)).map(({ read }) => foldText(read)))
  return [
    reading('title of a posting', expected.title, title, isSameText(expected.title, title)),
    ofCompany,
    ...asked('must', expected.musts),
    ...asked('nice', expected.nices),
    ...notTerms.map((term) =>
      reading(
        'not a term',
        term,
        '',
        terms.every(({ read }) => foldText(read) !== foldText(term)),
      ),
    ),
    ...terms.map(({ read }) =>
      reading(
        'term is asked',
        read,
        '',
        wanted.some((any) => any.some((one) => says(read, one))),
      ),
    ),
    ...terms.map(({ read }) => reading('kept when wrapped', read, '', wrapped.has(foldText(read)))),
  ]
}
