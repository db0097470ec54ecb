import { listTexts } from '@tailorbird/document'
import { formatSpan } from '@tailorbird/language'
import { type Comparison, readClaims } from '@tailorbird/truth'
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

/**
 * A new text with what it is compared with.
 * @param targetId the text that it replaces, by id; undefined for none
 * @param sourceIds the texts that it comes from
 */
export function compareEdit(
  resume: StructuredResume,
  text: string,
  targetId: string | undefined,
  sourceIds: readonly string[],
): Comparison {
  const texts = new Map(listTexts(resume).map((one) => [one.id, one.text]))
  const before = targetId === undefined ? undefined : texts.get(targetId)
  const ids = [...new Set(targetId === undefined ? sourceIds : [targetId, ...sourceIds])]
  const lines = ids.flatMap((id) => texts.get(id) ?? [])
  const homes = (targetId === undefined ? ids : [targetId]).map((id) => nameHome(resume, id))
  return {
    told: readClaims(text),
    target: before === undefined ? undefined : readClaims(before),
    sources: [...new Set(lines)].map(readClaims),
    context: [...new Set(homes)].filter((home) => home !== '').map(readClaims),
    resume: [...texts.values()].map(readClaims),
  }
}
