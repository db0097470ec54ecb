import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { formatSpan } from '@tailorbird/language'
import { listSections, languageOf } from '@tailorbird/document'
import { squeeze } from './list-texts.ts'
import {
  findJobs,
  findSection,
  findSections,
  isKnownHeading,
  TITLE_WORDS,
  type OutsideJob,
} from './outside-reader.ts'
import { readLines } from './read-lines.ts'

interface Count {
  kind: 'skills' | 'jobs'
  good: number
  all: number
  problem: string
}

/** The other house knows English titles by their words, none with a figure, and dates by their year. */
const isKnown = (job: WorkExperience) =>
  job.company !== '' &&
  !/\d/.test(job.position) &&
  job.position.split(/\s/).some((word) => TITLE_WORDS.has(word)) &&
  /(?:19|20)\d{2}/.test(formatSpan(job))

const isSame = (found: OutsideJob, job: WorkExperience) =>
  squeeze(found.company).startsWith(squeeze(job.company)) &&
  squeeze(found.title) === squeeze(job.position) &&
  squeeze(found.date) === squeeze(formatSpan(job))

/** What an applicant system of another house finds of the skills and jobs that its rules could find. */
export async function countOutside(bytes: Uint8Array, resume: StructuredResume): Promise<Count[]> {
  if (languageOf(resume) !== 'en') return []
  const sections = findSections(await readLines(bytes))
  // Of what stands under a heading that it knows: the headings are the person's own.
  const printed = listSections(resume).filter(({ heading }) => isKnownHeading(heading))
  const skills = printed.find(({ kind, heading }) => kind === 'skills' && /skill/i.test(heading))
  const firstWork = printed.find(({ jobs }) => jobs.length > 0)
  const isWork = /work|experience|employment|history|job/i.test(firstWork?.heading ?? '')
  const jobs = isWork ? (firstWork?.jobs.filter(isKnown) ?? []) : []
  const found = findJobs(sections)
  const missing = jobs.filter((job) => !found.some((other) => isSame(other, job)))
  const wasFound = (findSection(sections, ['skill']) ?? []).length > 0
  return [
    ...(skills?.groups.length
      ? [{ kind: 'skills', good: Number(wasFound), all: 1, problem: skills.heading } as const]
      : []),
    {
      kind: 'jobs',
      good: jobs.length - missing.length,
      all: jobs.length,
      problem: `${missing.map(({ company, position }) => `${company} / ${position}`).join('; ')} of ${JSON.stringify(found)}`,
    },
  ]
}
