import type { Education, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { foldCase } from '../text/fold.ts'
import type { Violation } from './violation.ts'

const fold = (text: string | undefined) =>
  foldCase(text ?? '')
    .replaceAll(/[^\p{L}\p{N}+#@.]+/gu, ' ')
    .trim()
const key = (facts: readonly (string | undefined)[]) => facts.map(fold).join(' | ')

const jobFacts = (job: WorkExperience) => [
  job.position,
  job.company,
  job.location,
  job.startDate,
  job.isCurrent ? 'now' : job.endDate,
]
const schoolFacts = (item: Education) => [
  item.degree,
  item.fieldOfStudy,
  item.institution,
  item.graduationDate,
  item.gpa,
]
const contactFacts = ({ contactInfo }: StructuredResume) => {
  const { fullName, email, phone, location, linkedin, website } = contactInfo
  return [fullName, email, phone, location, linkedin, website]
}

/** One identity for a job, so that its bullets find each other. */
export const jobKey = (job: WorkExperience) => key(jobFacts(job))
/** One identity for an education item. */
export const schoolKey = (item: Education) => key(schoolFacts(item))

type Facts = readonly (readonly (string | undefined)[])[]

function compare(kind: string, original: Facts, tailored: Facts): Violation[] {
  const before = new Set(original.map(key))
  const after = new Set(tailored.map(key))
  const show = (facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(', ')
  const added = tailored.filter((facts) => !before.has(key(facts)))
  const gone = original.filter((facts) => !after.has(key(facts)))
  const violations = [
    ...added.map((facts) => ({
      kind,
      sentence: show(facts),
      reason: 'The resume does not have this.',
    })),
    ...gone.map((facts) => ({
      kind,
      sentence: show(facts),
      reason: 'The resume has this, and it was changed or left out.',
    })),
  ]
  if (violations.length === 0 && original.length !== tailored.length)
    return [
      { kind, sentence: '', reason: 'Something is there more or less often than in the resume.' },
    ]
  return violations
}

const rows = (texts: readonly string[]) => texts.map((text) => [text])

/** Names, dates, places, degrees, certifications, languages and sections must be the original's. */
export function checkFacts(original: StructuredResume, tailored: StructuredResume): Violation[] {
  return [
    ...compare('contact', [contactFacts(original)], [contactFacts(tailored)]),
    ...compare('job', original.workExperience.map(jobFacts), tailored.workExperience.map(jobFacts)),
    ...compare(
      'education',
      original.education.map(schoolFacts),
      tailored.education.map(schoolFacts),
    ),
    ...compare('certification', rows(original.certifications), rows(tailored.certifications)),
    ...compare(
      'language',
      rows(original.contactInfo.languages),
      rows(tailored.contactInfo.languages),
    ),
    ...compare(
      'section',
      rows(Object.keys(original.additionalSections)),
      rows(Object.keys(tailored.additionalSections)),
    ),
  ]
}
