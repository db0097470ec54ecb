import type { Education } from '@tailorbird/contracts'
import { append, formatSpan } from '@tailorbird/language'
import { joinItems } from './join-lines.ts'
import { readLabelled, rowDates, type LabelledRow } from './labelled-rows.ts'
import { findEducationLabel } from './labels.ts'
import { nestBullets } from './nest-bullets.ts'
import type { Part } from './lines/states.ts'
import { readEntries, type Entry } from './names/entries.ts'
import type { Line } from './read-lines.ts'
import { beginLines } from './school-lines.ts'
import { readParts } from './sections.ts'
import { listBelow } from './torn-lines.ts'
import { keepWhole } from './torn-school.ts'
import { namesCertificate, namesDegree, namesInstitution } from './word-lists.ts'
import { anyOf } from './words/index.ts'

const GPA = new RegExp(
  String.raw`\b(?:${anyOf('grades')})\b\s*(?:(?:${anyOf('gradeOf')})\b)?[:\s]*(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?)`,
  'i',
)

/** The class of a British degree is a part of its name: 'LLB (Hons), 2:1'. */
const CLASS = /^[12]:[12]$/

/** A licence among schools; 'Care Certificate, Helping Hearts, 2019' was earned somewhere, as a degree is. */
const isCertificate = ({ role, owner, header }: Entry) =>
  owner === '' &&
  namesCertificate(role) &&
  !namesDegree(role) &&
  !header.rows.some(namesInstitution)

function readSchool(entry: Entry): Education {
  const { header, span, spans, role, owner, places, rest, body } = entry
  const whole = keepWhole(entry)
  if (whole) {
    const { lines, ...named } = whole
    const achievements = [...lines, ...joinItems(nestBullets(listBelow(entry)))]
    return { institution: '', ...named, achievements }
  }
  const gpa = [...header.lines, ...body]
    .map(({ text }) => GPA.exec(text)?.[1])
    .find((found) => found !== undefined)
  const left = body.filter(({ text }) => GPA.exec(text)?.[0].length !== text.length)
  const others = rest.filter((text) => !CLASS.test(text))
  return {
    institution: [owner, ...places].filter((text) => text !== '').join(', '),
    degree: [role, ...rest.filter((text) => CLASS.test(text))].join(', '),
    achievements: [
      ...spans.map((one) => formatSpan(one)),
      ...others,
      ...joinItems(nestBullets(left)),
    ],
    ...(span ? { graduationDate: formatSpan(span) } : {}),
    ...(gpa === undefined ? {} : { gpa: gpa.replace(/[.,]$/, '') }),
  }
}

/** Whether a line among schools is a licence or a certificate by itself. */
const isLicence = ({ text, isBullet }: Line) =>
  !isBullet && namesCertificate(text) && !namesDegree(text) && !namesInstitution(text)

function readRow({ fields, body }: LabelledRow): Education {
  const { institution = '', degree = '', location } = fields
  const date = rowDates(fields)
  const item: Education = {
    institution: [institution, location].filter((text) => text).join(', '),
    degree,
    achievements: joinItems(body),
  }
  if (date !== '') item.graduationDate = date
  return item
}

const namesSchool = (text: string) => namesDegree(text) || namesInstitution(text)

/** Where no line is known to name a school, as in scripts that nothing was learned from: the first of each block does. */
const beginBlocks = (lines: readonly Line[]): Part[] =>
  lines.map(({ text, isBlank, isBullet }, at) => {
    if (isBullet) return namesSchool(text) ? 'begin' : 'body'
    if (isBlank) return 'body'
    return (lines[at - 1]?.isBlank ?? true) ? 'begin' : 'more'
  })

/** A line above all schools that names a degree begins one: it tells of no other. */
function beginAbove(lines: readonly Line[], parts: readonly Part[]): Part[] {
  const first = parts.indexOf('begin')
  return parts.map((part, at) =>
    at < first && namesDegree(lines[at]?.text ?? '') ? 'begin' : part,
  )
}

/**
 * Reads a section of education, with the certifications that stand among it.
 * @param parts what each line does, where the whole document has said it already
 */
export function readEducation(
  lines: readonly Line[],
  parts: readonly Part[] = readParts(lines, 'education'),
): { education: Education[]; certifications: string[]; preface: string[] } {
  const labelled = readLabelled(lines, findEducationLabel, ['institution', 'degree'])
  if (labelled)
    return {
      education: labelled.rows.map(readRow),
      certifications: [],
      preface: joinItems(labelled.preface),
    }
  const said = beginLines(lines, parts) ?? (parts.includes('begin') ? parts : beginBlocks(lines))
  const { preface, entries } = readEntries(lines, beginAbove(lines, said), 'schools', GPA)
  const certifications: string[] = []
  const education: Education[] = []
  for (const entry of entries) {
    const licences = entry.body.filter(isLicence)
    const body = entry.body.filter((line) => !isLicence(line))
    if (isCertificate(entry)) append(certifications, [entryText(entry), ...joinItems(body)])
    else education.push(readSchool({ ...entry, body }))
    append(certifications, joinItems(licences))
  }
  const isListed = preface.some(isLicence)
  append(certifications, isListed ? joinItems(preface) : [])
  return { education, certifications, preface: isListed ? [] : joinItems(preface) }
}

const entryText = ({ header }: Entry) =>
  [...header.atoms.map(({ text }) => text), ...(header.span ? [formatSpan(header.span)] : [])].join(
    ', ',
  )
