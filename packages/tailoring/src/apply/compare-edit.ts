import { languageOf, listTexts } from '@tailorbird/document'
import { formatSpan } from '@tailorbird/language'
import { type Comparison, type Home, readClaims, restate } from '@tailorbird/truth'
import type { StructuredResume } from '@tailorbird/contracts'

const join = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')

/** What names the job or school that a text stands in, by its id: 'w0.b2'; '' for none. */
function nameHome(resume: StructuredResume, id: string): string {
  const [, kind, at] = /^([we])(\d+)/.exec(id) ?? []
  const job = kind === 'w' ? resume.workExperience[Number(at)] : undefined
  if (job) return join([job.position, job.company, job.location, formatSpan(job)])
  const school = kind === 'e' ? resume.education[Number(at)] : undefined
  if (!school) return ''
  return join([school.degree, school.fieldOfStudy, school.institution, school.graduationDate])
}

const readAll = (lines: readonly string[]) => lines.map((line) => readClaims(line))

/** All jobs and schools. */
const listHomes = (resume: StructuredResume): Home[] => [
  ...resume.workExperience.map((job, w) => ({
    title: readClaims(job.position),
    place: readClaims(job.company),
    head: readClaims(nameHome(resume, `w${w}.`)),
    lines: readAll(job.description),
    isOver: !job.isCurrent && (job.endDate ?? '') !== '',
  })),
  ...resume.education.map((school, e) => ({
    title: readClaims(school.degree),
    place: readClaims(school.institution),
    head: readClaims(nameHome(resume, `e${e}.`)),
    lines: readAll(school.achievements),
    isOver: false,
  })),
]

/**
 * A new text with what it is compared with.
 * @param targetId the text that it replaces, by id; undefined for none
 * @param sourceIds the texts that it comes from
 * @param beside what the person said beside a text: as much a source as the text
 */
export function compareEdit(
  resume: StructuredResume,
  text: string,
  targetId: string | undefined,
  sourceIds: readonly string[],
  beside: (text: string) => readonly string[] = () => [],
): Comparison {
  const texts = new Map(listTexts(resume).map((one) => [one.id, one.text]))
  const before = targetId === undefined ? undefined : texts.get(targetId)
  const ids = [...new Set(targetId === undefined ? sourceIds : [targetId, ...sourceIds])]
  const lines = new Map<string, string>()
  for (const id of ids) {
    const line = texts.get(id)
    if (line === undefined) continue
    for (const said of [line, ...beside(line)]) if (!lines.has(said)) lines.set(said, id)
  }
  const homes = (targetId === undefined ? ids : [targetId]).map((id) => nameHome(resume, id))
  return {
    told: readClaims(restate(text, [...lines.keys()])),
    language: languageOf(resume),
    target: before === undefined ? undefined : readClaims(before),
    sources: [...lines.keys()].map(readClaims),
    sourceIds: [...lines.values()],
    context: [...new Set(homes)].filter((home) => home !== '').map(readClaims),
    resume: readAll([...texts.values()]),
    ...(targetId === undefined && {
      homes: listHomes(resume),
      others: readAll([...texts].flatMap(([id, line]) => (/^[we]\d/.test(id) ? [] : [line]))),
    }),
  }
}
