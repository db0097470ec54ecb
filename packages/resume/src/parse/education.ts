import { trimEnds } from '../text/trim-ends.ts'
import type { Education } from '@tailorbird/contracts'
import { findDate, formatSpan } from '../text/dates.ts'
import { joinItems } from './join-lines.ts'
import type { Line } from './read-lines.ts'
import { splitOutside } from './split-outside.ts'
import { namesCertificate, namesDegree, namesInstitution } from './word-lists.ts'
import { append } from '../text/append.ts'

const STRONG = /\s*[|•·▪⋅]\s*|\s+[–—-]\s+/u
const GPA =
  /\b(?:GPA|CGPA|grade point average)\b\s*(?:of\b)?[:\s]*(\d[\d.,]*(?:\s*\/\s*\d[\d.,]*)?)/i

interface Block {
  header: Line[]
  items: Line[]
  isBullet: boolean
}

const isSchooling = (text: string) => namesDegree(text) || namesInstitution(text)
const isCertificate = (text: string) => namesCertificate(text) && !namesInstitution(text)
const tidy = (text: string) => trimEnds(text, /[\s,;:–—-]/u, /[\s,;:–—(]/u)

function splitPieces(line: string): string[] {
  const pieces = line.split(STRONG).map(tidy)
  return pieces.flatMap((piece) =>
    namesDegree(piece) && namesInstitution(piece) ? splitOutside(piece, ',') : [piece],
  )
}

/** 'Diploma in Baking, Maison Blanc': a school that no word gives away stands behind the degree. */
function takeUnnamedSchool(degree: string[]): string[] {
  const atoms = splitOutside(degree.join(', '), ',')
  const other = atoms.filter((atom) => !namesDegree(atom))
  const named = atoms.filter(namesDegree)
  if (other.length === 0 || named.length === 0 || !named.some((atom) => atom.includes(' ')))
    return []
  degree.splice(0, degree.length, ...named)
  return other
}

function readEducationHeader(lines: readonly string[]): Education {
  const item: Education = { institution: '', degree: '', achievements: [] }
  const degree: string[] = []
  const institution: string[] = []
  let lastTaken = institution
  for (const line of lines) {
    let left = line
    const gpa = item.gpa === undefined ? GPA.exec(left) : null
    if (gpa?.[1]) {
      item.gpa = gpa[1].replace(/[.,]$/, '')
      left = `${left.slice(0, gpa.index)} | ${left.slice(gpa.index + gpa[0].length)}`
    }
    const date = item.graduationDate === undefined ? findDate(left) : undefined
    if (date) item.graduationDate = formatSpan(date.span)
    for (const piece of splitPieces(date?.rest ?? left).filter(
      (text) => text !== '' && text !== ')',
    )) {
      if (namesInstitution(piece) && !(namesDegree(piece) && institution.length > 0))
        lastTaken = institution
      else if (namesDegree(piece) || (degree.length === 0 && institution.length > 0))
        lastTaken = degree
      lastTaken.push(piece)
    }
  }
  if (institution.length === 0) institution.push(...takeUnnamedSchool(degree))
  item.degree = degree.join(', ')
  item.institution = institution.join(', ')
  return item
}

/** Whether a line goes on with the block above, or opens a new one. */
function belongs(block: Block, line: Line, isLoose: boolean): boolean {
  if (block.isBullet || block.items.length > 0 || block.header.length >= 4) return false
  const above = block.header.map(({ text }) => text).join(' | ')
  const isAgain = (test: (text: string) => boolean) => test(above) && test(line.text)
  if (
    line.level > 0 ||
    isAgain(namesInstitution) ||
    isAgain((text) => findDate(text) !== undefined)
  )
    return false
  if (isCertificate(line.text) && !namesDegree(line.text)) return false
  if (isAgain(namesDegree) && !namesInstitution(line.text)) return false
  if (isCertificate(above) && !isSchooling(line.text) && findDate(line.text) === undefined)
    return false
  return (
    !isLoose || block.header[0]?.level !== 0 || !(namesDegree(above) && namesInstitution(above))
  )
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

/** Reads a section of education, with the certifications that stand among it. */
export function readEducation(lines: readonly Line[]): {
  education: Education[]
  certifications: string[]
} {
  const education: Education[] = []
  const certifications: string[] = []
  for (const block of splitBlocks(lines)) {
    const header = block.header.map(({ text }) => text)
    const isNamed = header.some((text) => isSchooling(text) && !isCertificate(text))
    const isHeading = block.header[0]?.level !== 0 || block.items.length > 0
    if (isNamed || (isHeading && !header.some(isCertificate)))
      education.push({ ...readEducationHeader(header), achievements: joinItems(block.items) })
    else append(certifications, joinItems([...block.header, ...block.items]))
  }
  return { education, certifications }
}
