import type { JsonResume } from '@tailorbird/contracts'
import {
  describeSpan,
  fromIsoDate,
  readEntries,
  readLine,
  readLines,
  type Maybe,
} from './written.ts'

type Entry<K extends keyof JsonResume> = NonNullable<
  NonNullable<Extract<JsonResume[K], readonly unknown[] | null | undefined>>[number]
>

interface Facts {
  head: Maybe<string>[]
  tail?: Maybe<string>[]
  url?: Maybe<string>
}

/** One line: 'Head, head (address): tail; tail'. */
function describe({ head, tail = [], url }: Facts): string[] {
  const address = readLine(url)
  const heads = readLines(head).join(', ')
  const tails = readLines(tail).join('; ')
  const start = [heads, address && (heads ? `(${address})` : address)].filter(Boolean).join(' ')
  const line = [start, tails].filter(Boolean).join(': ')
  return line === '' ? [] : [line]
}

const day = (date: Maybe<string>) => fromIsoDate(readLine(date) ?? '')

export const describeAward = ({ title, awarder, date, summary }: Entry<'awards'>) =>
  describe({ head: [title, awarder, day(date)], tail: [summary] })

export const describeCertificate = ({ name, issuer, date, url }: Entry<'certificates'>) =>
  describe({ head: [name, issuer, day(date)], url })

export function describeLanguage({ language, fluency }: Entry<'languages'>): string[] {
  const name = readLine(language)
  const level = readLine(fluency)
  if (name === undefined) return readLines([level])
  return [level === undefined ? name : `${name} (${level})`]
}

/** The standard's sections that the form has no place for, and where a bare line of ours goes. */
export const sectionsOf = {
  projects: {
    name: 'Projects',
    field: 'name',
    describe: (resume: JsonResume) =>
      readEntries(resume.projects).flatMap((entry) =>
        describe({
          head: [
            entry.name,
            ...readLines(entry.roles),
            entry.entity,
            entry.type,
            describeSpan(entry.startDate, entry.endDate),
          ],
          tail: [
            entry.description,
            ...readLines(entry.highlights),
            readLines(entry.keywords).join(', '),
          ],
          url: entry.url,
        }),
      ),
  },
  volunteer: {
    name: 'Volunteering',
    field: 'organization',
    describe: (resume: JsonResume) =>
      readEntries(resume.volunteer).flatMap((entry) =>
        describe({
          head: [entry.position, entry.organization, describeSpan(entry.startDate, entry.endDate)],
          tail: [entry.summary, ...readLines(entry.highlights)],
          url: entry.url ?? entry.website,
        }),
      ),
  },
  publications: {
    name: 'Publications',
    field: 'name',
    describe: (resume: JsonResume) =>
      readEntries(resume.publications).flatMap((entry) =>
        describe({
          head: [entry.name, entry.publisher, day(entry.releaseDate)],
          tail: [entry.summary],
          url: entry.url ?? entry.website,
        }),
      ),
  },
  interests: {
    name: 'Interests',
    field: 'name',
    describe: (resume: JsonResume) =>
      readEntries(resume.interests).flatMap(({ name, keywords }) =>
        describe({ head: [name], tail: [readLines(keywords).join(', ')] }),
      ),
  },
  references: {
    name: 'References',
    field: 'reference',
    describe: (resume: JsonResume) =>
      readEntries(resume.references).flatMap(({ name, reference }) =>
        describe({ head: [name], tail: [reference] }),
      ),
  },
} as const

export type StandardSection = keyof typeof sectionsOf
export const STANDARD_SECTIONS = Object.keys(sectionsOf) as StandardSection[]
