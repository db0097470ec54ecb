import type { Education, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { readNested } from './nested.ts'

/** One text of a resume and the id that edits use for it. */
export interface ResumeText {
  id: string
  text: string
}

const joinFacts = (facts: (string | undefined)[]) => facts.filter(Boolean).join(', ')

const describeJob = (job: WorkExperience) => {
  const end = job.isCurrent ? (job.endDate ?? 'Present') : job.endDate
  const dates = [job.startDate, end].filter(Boolean).join(' – ')
  return joinFacts([job.position, job.company, job.location, dates])
}

const describeEducation = (item: Education) =>
  joinFacts([item.degree, item.fieldOfStudy, item.institution, item.graduationDate])

/**
 * Every text of a resume that an engine may read, in reading order, with its id (see Edit).
 * A bullet below another one has an id of its own behind that one's: `w0.b2.c0`. Contact data is not among them, but for the languages that a person speaks.
 */
export function listTexts(resume: StructuredResume): ResumeText[] {
  const texts: ResumeText[] = []
  const add = (id: string, text: string) => {
    if (text !== '') texts.push({ id, text })
  }
  const addAll = (prefix: string, lines: readonly string[]) => {
    for (const [index, text] of lines.entries())
      for (const [at, line] of readNested(text).entries())
        add(`${prefix}${index}${at === 0 ? '' : `.c${at - 1}`}`, line.text)
  }
  add('summary', resume.summary ?? '')
  for (const [index, group] of resume.skillsCategories.entries()) {
    add(`s${index}`, group.category)
    addAll(`s${index}.k`, group.skills)
  }
  for (const [index, job] of resume.workExperience.entries()) {
    add(`w${index}`, describeJob(job))
    addAll(`w${index}.b`, job.description)
  }
  for (const [index, item] of resume.education.entries()) {
    add(`e${index}`, describeEducation(item))
    addAll(`e${index}.t`, item.achievements)
  }
  addAll('c', resume.certifications)
  addAll('l', resume.contactInfo.languages)
  addAll('a', resume.achievements)
  for (const [index, lines] of Object.values(resume.additionalSections).entries()) {
    addAll(`x${index}.t`, lines)
  }
  return texts
}
