import type {
  ContactInfo,
  Education,
  JsonResume,
  StructuredResume,
  WorkExperience,
} from '@tailorbird/contracts'
import { listLinks } from '../links/list-links.ts'
import { listFlat } from '../texts/nested.ts'
import { describeLanguage, sectionsOf, STANDARD_SECTIONS } from './describe-entry.ts'
import { describeSpan, fromIsoDate, keepWording, toIsoDate, toSiteUrl, toUrl } from './written.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The same object without what is empty; undefined when nothing is left. */
function someOf<T extends object>(fields: T): T | undefined {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
  )
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T)
}

/** Entries in which nothing was written are left out. */
const listOf = <T, R extends object>(items: readonly T[], write: (item: T) => R) =>
  items.flatMap((item) => someOf(write(item)) ?? [])

function writeLocation(location: string | undefined) {
  const parts = location?.split(', ') ?? []
  const [city, region] = parts
  const isPlain = parts.length <= 2 && parts.every((part) => part !== '' && part === part.trim())
  return isPlain ? someOf({ city, region }) : { address: location }
}

function writeBasics(contact: ContactInfo, summary: string | undefined) {
  const { fullName, email, phone, website, linkedin } = contact
  const url = toSiteUrl(website)
  const profileUrl = toUrl(linkedin)
  const profile = {
    network: 'LinkedIn',
    url: profileUrl,
    asWritten: someOf({ url: keepWording(linkedin, profileUrl) }),
  }
  return someOf({
    name: fullName,
    email,
    phone,
    url,
    summary,
    location: writeLocation(contact.location),
    profiles: [
      ...(linkedin ? listOf([profile], (same) => same) : []),
      ...listLinks(website)
        .filter(({ label }) => label !== '')
        .map(({ label, address }) => ({ network: label, url: toUrl(address) })),
    ],
    asWritten: someOf({ url: keepWording(website, url) }),
  })
}

function writeJob(job: WorkExperience) {
  const startDate = toIsoDate(job.startDate)
  const endDate = job.isCurrent ? undefined : toIsoDate(job.endDate)
  // The standard's way to say 'until now' is to give no end.
  const looksCurrent = job.startDate !== '' && endDate === undefined
  return {
    name: job.company,
    position: job.position,
    location: job.location,
    startDate,
    endDate,
    highlights: listFlat(job.description),
    asWritten: someOf({
      startDate: keepWording(job.startDate, startDate, fromIsoDate),
      endDate: keepWording(job.endDate, endDate, fromIsoDate),
      isCurrent: looksCurrent === job.isCurrent ? undefined : job.isCurrent,
    }),
  }
}

/** '09/2012 – 06/2016' as two dates, any other words as one. */
function writeGraduation(date: string | undefined) {
  const [from, to] = (date ?? '').split(' – ')
  const span = { startDate: toIsoDate(from), endDate: toIsoDate(to) }
  if (span.startDate !== undefined && describeSpan(span.startDate, span.endDate) === date)
    return span
  const endDate = toIsoDate(date)
  return { endDate, asWritten: someOf({ endDate: keepWording(date, endDate, fromIsoDate) }) }
}

function writeEducation(item: Education) {
  return {
    institution: item.institution,
    studyType: item.degree,
    area: item.fieldOfStudy,
    ...writeGraduation(item.graduationDate),
    score: item.gpa,
    courses: listFlat(item.achievements),
  }
}

/** 'French (fluent)' in its two parts, when they give the same line again. */
function writeLanguage(line: string) {
  const [, language, fluency] = /^([^()]+) \(([^()]+)\)$/.exec(line) ?? []
  const parts = { language, fluency }
  return describeLanguage(parts)[0] === line ? parts : { language: line }
}

function writeSections(sections: StructuredResume['additionalSections']) {
  const standard: Record<string, object[]> = {}
  const own: { name: string; from?: string; items?: string[] }[] = []
  for (const [name, texts] of Object.entries(sections)) {
    const items = listFlat(texts)
    const key = STANDARD_SECTIONS.find(
      (section) => sectionsOf[section].name.toUpperCase() === name.toUpperCase(),
    )
    if (key === undefined || items.length === 0 || standard[key]) own.push({ name, items })
    else {
      standard[key] = items.map((item) => ({ [sectionsOf[key].field]: item }))
      own.push({ name, from: key })
    }
  }
  return { standard, own }
}

/**
 * A resume as JSON Resume 1.0.0, whose lists have one level: bullets below others stand behind them. Wordings that the standard's forms cannot hold stay beside them in
 * `asWritten`, sections that it does not know in `meta.sections`: fromJsonResume gives the same again.
 */
export function toJsonResume(resume: StructuredResume): JsonResume {
  const { standard, own } = writeSections(resume.additionalSections)
  return {
    $schema: SCHEMA,
    ...someOf({
      basics: writeBasics(resume.contactInfo, resume.summary),
      work: listOf(resume.workExperience, writeJob),
      education: listOf(resume.education, writeEducation),
      awards: listFlat(resume.achievements).map((title) => ({ title })),
      certificates: resume.certifications.map((name) => ({ name })),
      skills: listOf(resume.skillsCategories, ({ category, skills }) => ({
        name: category,
        keywords: skills,
      })),
      languages: resume.contactInfo.languages.map(writeLanguage),
      ...standard,
    }),
    meta: { version: 'v1.0.0', ...someOf({ sections: own }) },
  }
}
