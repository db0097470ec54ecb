import type { Education } from '@tailorbird/contracts'
import { append, findDate, findRange, formatSpan } from '@tailorbird/language'
import { joinItems } from './join-lines.ts'
import { readLabelled, rowDates, type LabelledRow } from './labelled-rows.ts'
import { findEducationLabel } from './labels.ts'
import { endsLikeDegree, nameSchool, splitPieces } from './name-school.ts'
import type { Line } from './read-lines.ts'
import { showParts } from './show-parts.ts'
import { splitOutside } from './split-outside.ts'
import { namesCertificate, namesDegree, namesInstitution } from './word-lists.ts'

const GPA =
  /\b(?:GPA|CGPA|grade point average)\b\s*(?:of\b)?[:\s]*(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?)/i
const LICENCE = /licen[cs]|regist|certified|zertifi|certifi[ée]/i

interface Block {
  header: Line[]
  items: Line[]
  isBullet: boolean
}

const isSchooling = (text: string) => namesDegree(text) || namesInstitution(text)
/** 'Care Certificate, Helping Hearts, 2019' was earned somewhere, as a degree is; a licence is none. */
const isCertificate = (text: string) =>
  namesCertificate(text) &&
  !namesInstitution(text) &&
  (LICENCE.test(text.split(',')[0] ?? '') ||
    !namesDegree(text) ||
    findDate(text) === undefined ||
    splitOutside(text, ',|').length < 3)

function readEducationHeader(lines: readonly string[]): Education {
  const item: Education = { institution: '', degree: '', achievements: [] }
  const pieces: string[] = []
  for (const line of lines) {
    let left = line
    const gpa = item.gpa === undefined ? GPA.exec(left) : null
    if (gpa?.[1]) {
      item.gpa = gpa[1].replace(/[.,]$/, '')
      left = `${left.slice(0, gpa.index)} | ${left.slice(gpa.index + gpa[0].length)}`
    }
    const date = item.graduationDate === undefined ? findDate(left) : undefined
    // Nobody studies on because a dash stands behind the year.
    if (date) item.graduationDate = date.isOpenEnd ? date.span.startDate : formatSpan(date.span)
    append(pieces, splitPieces(date?.rest ?? left))
  }
  return { ...item, ...nameSchool(pieces) }
}

/** Whether a line goes on with the block above, or opens a new one. */
function belongs(block: Block, line: Line, isLoose: boolean): boolean {
  if (block.isBullet || block.items.length > 0 || block.header.length >= 4) return false
  const above = block.header.map(({ text }) => text).join(' | ')
  const isAgain = (test: (text: string) => boolean) => test(above) && test(line.text)
  if (line.level > 0 || isAgain((text) => findDate(text) !== undefined)) return false
  // What stands apart below a dated school or degree is the next one.
  if (isLoose && namesDegree(line.text) && findDate(above) !== undefined && isSchooling(above))
    return false
  const isPair = !isLoose && block.header.length === 1 && isPairOf(above, line.text)
  if (isAgain(namesInstitution) && !isPair) return false
  if (isCertificate(line.text) && !namesDegree(line.text)) return false
  if (isAgain(namesDegree) && !namesInstitution(line.text) && !isPair) return false
  if (isCertificate(above) && !isSchooling(line.text) && findDate(line.text) === undefined)
    return false
  return (
    !isLoose || block.header[0]?.level !== 0 || !(namesDegree(above) && namesInstitution(above))
  )
}

/** Whether of two lines one is a degree and the other a school, although a word of either is in both: 'High School Diploma'. */
function isPairOf(one: string, other: string): boolean {
  if (namesDegree(one) !== namesDegree(other)) return true
  if (endsLikeDegree(one) !== endsLikeDegree(other)) return true
  return namesInstitution(one) && !namesInstitution(other) && !endsLikeDegree(one)
}

function splitBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  let isLoose = true
  for (const line of lines) {
    const block = blocks.at(-1)
    if (line.isBlank) isLoose = true
    else {
      const below = block && !block.isBullet
      if (line.isBullet && below && !(isLoose && isSchooling(line.text))) block.items.push(line)
      else if (!line.isBullet && block && belongs(block, line, isLoose)) block.header.push(line)
      else if (!line.isBullet && block && !isLoose && /^\p{Ll}/u.test(line.text))
        block.header.push(line)
      else blocks.push({ header: [line], items: [], isBullet: line.isBullet })
      isLoose = false
    }
  }
  return blocks
}

/** Years beside two names are somebody's studies, whatever the names are; a licence has one. */
function isDatedPair(header: readonly string[]): boolean {
  const dated = header.find((text) => findDate(text) !== undefined)
  if (dated === undefined || header.some(isCertificate)) return false
  const names = header.filter((text) => findDate(text)?.rest !== '')
  return (
    names.length === 2 ||
    (findRange(dated) !== undefined && splitOutside(names.join(), ',|').length >= 3)
  )
}

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

/** Reads a section of education, with the certifications that stand among it. */
export function readEducation(lines: readonly Line[]): {
  education: Education[]
  certifications: string[]
  preface: string[]
} {
  const labelled = readLabelled(lines, findEducationLabel, ['institution', 'degree'])
  if (labelled)
    return {
      education: labelled.rows.map(readRow),
      certifications: [],
      preface: joinItems(labelled.preface),
    }
  const education: Education[] = []
  const certifications: string[] = []
  for (const block of splitBlocks(showParts(lines))) {
    const header = block.header.map(({ text }) => text)
    const isNamed =
      header.some((text) => isSchooling(text) && !isCertificate(text)) || isDatedPair(header)
    const isHeading = block.header[0]?.level !== 0 || block.items.length > 0
    if (isNamed || (isHeading && !header.some(isCertificate)))
      education.push({ ...readEducationHeader(header), achievements: joinItems(block.items) })
    else append(certifications, joinItems([...block.header, ...block.items]))
  }
  return { education, certifications, preface: [] }
}
