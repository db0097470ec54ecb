import type { StructuredResume } from '@tailorbird/contracts'
import { toMarkdown } from '@tailorbird/document'
import { parseResume } from '../src/parse-resume.ts'
import { listWords, wordsOf } from './parse-frame.ts'
import { foldName, foldText, isSameDate, isSameText } from './parse-compare.ts'

/** What a careful reader finds in a resume. */
export interface ResumeLabels {
  name: string
  emails: string[]
  phones: string[]
  jobs: { employer: string; title: string; start: string; end: string }[]
  education: { institution: string; degree: string; date: string }[]
  skills: string[]
}

/** A resume with its labels. */
export interface LabelledResume {
  name: string
  text: string
  labels: ResumeLabels
}

/** One labelled value, and what was read in its place. */
interface Finding {
  kind: string
  wanted: string
  got: string
  isFound: boolean
}

/** How well one resume was read. */
export interface ParseScore {
  name: string
  words: number
  lost: string[]
  findings: Finding[]
  /** Jobs that nobody labelled. */
  extra: string[]
}

type Job = StructuredResume['workExperience'][number]
type JobLabel = ResumeLabels['jobs'][number]

function compareJob(label: JobLabel, job: Job | undefined) {
  const { company = '', position = '', startDate = '', endDate = '' } = job ?? {}
  return {
    employer: label.employer === '' ? job !== undefined : isSameText(label.employer, company),
    title: job !== undefined && isSameText(label.title, position),
    start: job !== undefined && isSameDate(label.start, startDate),
    end: job !== undefined && isSameDate(label.end, endDate),
  }
}

/** Gives each label the job that agrees with it most, each job once. */
function pairJobs(labels: readonly JobLabel[], jobs: readonly Job[]) {
  const left = new Set(jobs)
  const pairs = labels.flatMap((label, index) =>
    jobs.map((job) => {
      const { employer, title, start, end } = compareJob(label, job)
      return {
        index,
        job,
        score: 2 * Number(title) + Number(employer) + Number(start) + Number(end && start),
      }
    }),
  )
  const found = new Map<number, Job>()
  for (const { index, job, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score > 0 && left.has(job) && !found.has(index)) {
      found.set(index, job)
      left.delete(job)
    }
  }
  return { found, extra: [...left] }
}

function findJobs(labels: readonly JobLabel[], jobs: readonly Job[]) {
  const { found, extra } = pairJobs(labels, jobs)
  const findings = labels.flatMap((label, index): Finding[] => {
    const job = found.get(index)
    const same = compareJob(label, job)
    const got = job
      ? `${job.company} / ${job.position} / ${job.startDate} – ${job.endDate ?? ''}`
      : 'no job'
    return [
      {
        kind: 'employers',
        wanted: label.employer,
        got,
        isFound: same.employer && (same.title || same.start),
      },
      {
        kind: 'titles',
        wanted: label.title,
        got,
        isFound: same.title && (same.employer || same.start),
      },
      {
        kind: 'dates',
        wanted: label.start,
        got,
        isFound: same.start && (same.title || same.employer),
      },
      { kind: 'dates', wanted: label.end, got, isFound: same.end && (same.title || same.employer) },
    ]
  })
  const show = ({ company, position, startDate }: Job) => `${company} / ${position} / ${startDate}`
  return { findings, extra: extra.map(show) }
}

function findEducation(labels: ResumeLabels['education'], resume: StructuredResume): Finding[] {
  const holds = (text: string | undefined, part: string) =>
    part === '' || foldText(text ?? '').includes(foldText(part))
  return labels.flatMap(({ institution, degree, date }): Finding[] => {
    const items = resume.education.map((item) => {
      const name = `${item.degree} ${item.fieldOfStudy ?? ''}`
      const same = {
        institutions: holds(item.institution, institution),
        degrees: holds(name, degree),
        graduations: isSameDate(item.graduationDate ?? '', date),
      }
      const got = `${item.institution} / ${name} / ${item.graduationDate ?? ''}`
      return { same, got, score: Object.values(same).filter(Boolean).length }
    })
    const best = items.toSorted((one, other) => other.score - one.score)[0]
    const wanted = { institutions: institution, degrees: degree, graduations: date }
    return (['institutions', 'degrees', 'graduations'] as const).map((kind) => ({
      kind,
      wanted: wanted[kind],
      got: best?.got ?? 'none',
      isFound: best?.same[kind] === true,
    }))
  })
}

function findContact(labels: ResumeLabels, { contactInfo }: StructuredResume): Finding[] {
  const { fullName, email, phone, website = '', location = '' } = contactInfo
  const all = [email, phone, website, location].join(' | ')
  const digits = all.replaceAll(/[^\d|]/g, '')
  const isNamed = foldName(fullName) === foldName(labels.name)
  return [
    { kind: 'names', wanted: labels.name, got: fullName, isFound: isNamed },
    ...labels.emails.map((wanted) => ({
      kind: 'emails',
      wanted,
      got: all,
      isFound: all.includes(wanted),
    })),
    ...labels.phones.map((wanted) => ({
      kind: 'phones',
      wanted,
      got: all,
      isFound: digits.includes(wanted.replaceAll(/\D/g, '')),
    })),
  ]
}

function findSkills(labels: readonly string[], resume: StructuredResume): Finding[] {
  const skills = resume.skillsCategories.flatMap((group) => group.skills).map(foldText)
  return labels.map((wanted) => ({
    kind: 'skills',
    wanted,
    got: '',
    isFound: skills.some((skill) => skill.includes(foldText(wanted))),
  }))
}

/** What was read of a resume, in the form of its labels. */
export const describeRead = (resume: StructuredResume): ResumeLabels => ({
  name: resume.contactInfo.fullName,
  emails: [resume.contactInfo.email].filter((text) => text !== ''),
  phones: [resume.contactInfo.phone].filter((text) => text !== ''),
  jobs: resume.workExperience.map(({ company, position, startDate, endDate = '' }) => ({
    employer: company,
    title: position,
    start: startDate,
    end: endDate,
  })),
  education: resume.education.map(
    ({ institution, degree, fieldOfStudy = '', graduationDate = '' }) => ({
      institution,
      degree: fieldOfStudy === '' ? degree : `${degree}, ${fieldOfStudy}`,
      date: graduationDate,
    }),
  ),
  skills: resume.skillsCategories.flatMap(({ skills }) => skills),
})

/** Reads each resume and compares it with its labels. */
export function measureParse(files: readonly LabelledResume[]): ParseScore[] {
  return files.map(({ name, text, labels }) => {
    const resume = parseResume(text)
    const kept = new Set(wordsOf(toMarkdown(resume)))
    const words = listWords(text)
    const { findings, extra } = findJobs(labels.jobs, resume.workExperience)
    return {
      name,
      words: words.length,
      lost: words.filter((word) => !kept.has(word)),
      findings: [
        ...findContact(labels, resume),
        ...findings,
        ...findEducation(labels.education, resume),
        ...findSkills(labels.skills, resume),
      ],
      extra,
    }
  })
}
