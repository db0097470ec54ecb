import type { Education, JsonResume, StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { listLinks } from '../links/list-links.ts'
import { append, isNow } from '@tailorbird/language'
import {
  describeAward,
  describeCertificate,
  describeLanguage,
  sectionsOf,
  STANDARD_SECTIONS,
} from './describe-entry.ts'
import {
  describeSpan,
  fromIsoDate,
  readEntries,
  readLine,
  readLines,
  readText,
  readWording,
  toIsoDate,
  toSiteUrl,
  toUrl,
  type Maybe,
} from './written.ts'

type Basics = NonNullable<JsonResume['basics']>
type AddTo = (section: string, lines: readonly string[], evenEmpty?: boolean) => void

/** The same object without fields that are undefined. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as never
}

function readLocation(location: Basics['location']): string | undefined {
  const { address, city, region, postalCode, countryCode } = location ?? {}
  const area = readLines([region, postalCode]).join(' ')
  return readText(readLines([address, city, area, countryCode]).join(', '))
}

/** The LinkedIn address; other profiles become lines of a section, but for those that are among the sites. */
function readProfiles(basics: Basics, website: string | undefined, add: AddTo): string | undefined {
  let linkedin: string | undefined
  const sites = new Set(
    listLinks(website).map(({ label, address }) => `${label} ${toUrl(address)}`),
  )
  for (const { network, username, url, asWritten } of readEntries(basics.profiles)) {
    const isLinkedIn = /^linkedin$/i.test(network ?? '') || /linkedin\.com\//i.test(url ?? '')
    if (sites.has(`${network} ${url}`)) continue
    const address = readWording(url, asWritten?.url, toUrl)
    const name = readLine(username)
    if (isLinkedIn && linkedin === undefined)
      linkedin = address ?? (name === undefined ? undefined : `linkedin.com/in/${name}`)
    else {
      const place = address ?? name
      add('Profiles', readLines([readLines([network, place]).join(': ')]))
    }
  }
  return linkedin
}

function readJob(work: NonNullable<NonNullable<JsonResume['work']>[number]>, add: AddTo) {
  const company = readLine(work.name) ?? readLine(work.company) ?? ''
  const kept = work.asWritten
  const startDate = readWording(work.startDate, kept?.startDate, toIsoDate, fromIsoDate) ?? ''
  const end = readWording(work.endDate, kept?.endDate, toIsoDate, fromIsoDate)
  const saysNow = end !== undefined && kept?.endDate !== end && isNow(end)
  const looksCurrent = saysNow || (startDate !== '' && readText(work.endDate) === undefined)
  const about = [work.description, work.url ?? work.website].flatMap((text) => readLine(text) ?? [])
  add('Employers', about.length > 0 ? [[company, ...about].filter(Boolean).join(': ')] : [])
  const job: WorkExperience = {
    company,
    position: readLine(work.position) ?? '',
    startDate,
    // A new end date says more than what was noted before it.
    isCurrent: looksCurrent
      ? (kept?.isCurrent ?? true)
      : (kept?.isCurrent ?? false) && !work.endDate,
    description: readLines([work.summary, ...(work.highlights ?? [])]),
  }
  return {
    ...job,
    ...given({ location: readLine(work.location), endDate: saysNow ? undefined : end }),
  }
}

function readGraduation(item: {
  startDate: Maybe<string>
  endDate: Maybe<string>
  kept: Maybe<string>
}) {
  if (readText(item.startDate) !== undefined) return describeSpan(item.startDate, item.endDate)
  return readWording(item.endDate, item.kept, toIsoDate, fromIsoDate)
}

function readEducation(
  item: NonNullable<NonNullable<JsonResume['education']>[number]>,
  add: AddTo,
): Education {
  const institution = readLine(item.institution) ?? ''
  const url = readLine(item.url)
  add('Schools', url === undefined ? [] : [[institution, url].filter(Boolean).join(': ')])
  const { startDate, endDate, asWritten } = item
  return {
    institution,
    degree: readLine(item.studyType) ?? '',
    achievements: readLines(item.courses),
    ...given({
      fieldOfStudy: readLine(item.area),
      graduationDate: readGraduation({ startDate, endDate, kept: asWritten?.endDate }),
      gpa: readLine(item.score) ?? readLine(item.gpa),
    }),
  }
}

/** Categories with their skills; skills that stand alone come together in one. */
function readSkills(skills: JsonResume['skills']): StructuredResume['skillsCategories'] {
  const categories: StructuredResume['skillsCategories'] = []
  const alone: string[] = []
  for (const { name, level, keywords } of readEntries(skills)) {
    const title = describeLanguage({ language: name, fluency: level })
    const list = readLines(keywords)
    if (list.length > 0) categories.push({ category: title[0] ?? '', skills: list })
    else append(alone, title)
  }
  if (alone.length > 0) categories.push({ category: 'Skills', skills: alone })
  return categories
}

/** The sections that a file of ours names come first, in its order; then what else the file has. */
function addSections(file: JsonResume, add: AddTo): void {
  const left = new Set(STANDARD_SECTIONS)
  for (const { name, from, items } of readEntries(file.meta?.sections)) {
    const key = STANDARD_SECTIONS.find((section) => section === from)
    const title = readLine(name)
    if (title === undefined) continue
    if (key === undefined) add(title, readLines(items), true)
    else if (left.delete(key)) add(title, sectionsOf[key].describe(file))
  }
  for (const key of left) add(sectionsOf[key].name, sectionsOf[key].describe(file))
}

/**
 * The resume of a JSON Resume file. What has no place in the form goes to additionalSections.
 * @param file one that the schema has accepted
 */
export function fromJsonResume(file: JsonResume): StructuredResume {
  const sections = new Map<string, string[]>()
  const add = (name: string, lines: readonly string[], evenEmpty = false) => {
    if (lines.length > 0 || evenEmpty) sections.set(name, [...(sections.get(name) ?? []), ...lines])
  }
  addSections(file, add)
  const basics: Basics = file.basics ?? {}
  add('Headline', readLines([basics.label]))
  const website = readWording(basics.url ?? basics.website, basics.asWritten?.url, toSiteUrl)
  const linkedin = readProfiles(basics, website, add)
  const workExperience = readEntries(file.work).map((work) => readJob(work, add))
  const education = readEntries(file.education).map((item) => readEducation(item, add))
  return {
    contactInfo: {
      fullName: readLine(basics.name) ?? '',
      email: readLine(basics.email) ?? '',
      phone: readLine(basics.phone) ?? '',
      languages: readEntries(file.languages).flatMap(describeLanguage),
      ...given({ location: readLocation(basics.location), linkedin, website }),
    },
    ...given({ summary: readText(basics.summary) }),
    workExperience,
    education,
    skillsCategories: readSkills(file.skills),
    certifications: readEntries(file.certificates).flatMap(describeCertificate),
    achievements: readEntries(file.awards).flatMap(describeAward),
    additionalSections: Object.fromEntries(sections),
  }
}
