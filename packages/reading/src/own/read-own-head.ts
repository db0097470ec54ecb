import type { ContactInfo } from '@tailorbird/contracts'
import {
  ALL_WORDS,
  readInline,
  dropInline,
  readContact,
  splitCells,
  writeContact,
} from '@tailorbird/document'
import { readHeader } from '../resume/contact.ts'
import { joinParagraphs } from '../resume/join-lines.ts'
import { readLines } from '../resume/read-lines.ts'
import type { OwnLine } from './own-line.ts'

interface OwnHead {
  contactInfo: ContactInfo
  summary: string[]
  details: string[]
  letter: string[]
}

const cellsOf = (line: string) => splitCells(line).toSorted().join('\n')

/** The contact data of a line whose cells all are what they would be in ours. */
function readContactLine(line: OwnLine): ContactInfo | undefined {
  const text = dropInline(line.raw)
  const contact = readContact(text)
  const cells = cellsOf(text)
  return ALL_WORDS.some((words) => cellsOf(writeContact(contact, words)) === cells)
    ? contact
    : undefined
}

const hasMarks = ({ raw }: OwnLine) => /@|\d{3}|\|/.test(raw)

function readForeign(lines: readonly OwnLine[]): OwnHead {
  const { contactInfo, rest, details, letter } = readHeader(
    readLines(lines.map(({ raw }) => raw).join('\n')),
  )
  return { contactInfo, summary: joinParagraphs(rest), details, letter: joinParagraphs(letter) }
}

/** Reads what stands above the sections of our own markdown: the name and the line of contact data. */
export function readOwnHead(source: readonly OwnLine[]): OwnHead {
  const lines = source.filter(({ kind }) => kind !== 'blank')
  const name = lines[0]?.kind === 'heading' ? lines[0] : undefined
  const below = name ? lines.slice(1) : lines
  const marked = below.length === 1 ? below : below.filter(hasMarks)
  const contact = marked.length === 1 && marked[0] ? readContactLine(marked[0]) : undefined
  const others = below.filter((line) => line !== marked[0])
  const isOwn =
    below.length === 0 || (contact !== undefined && (name !== undefined || others.length === 0))
  if (!isOwn) return readForeign(source)
  return {
    contactInfo: {
      ...(contact ?? { email: '', phone: '', languages: [] }),
      fullName: name ? readInline(name.text) : '',
    },
    summary: others.map(({ text }) => readInline(text)),
    details: [],
    letter: [],
  }
}
