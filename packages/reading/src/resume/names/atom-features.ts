import { foldCase } from '@tailorbird/language'
import { isKnownTown } from '@tailorbird/lexicon'
import { isRegion, isTown } from '../locations.ts'
import {
  isHeadedByRole,
  namesCertificate,
  namesDegree,
  namesInstitution,
  namesOrganisation,
  namesRole,
} from '../word-lists.ts'
import { anyOf } from '../words/index.ts'
import type { Atom } from './atoms.ts'
import type { Header } from './header.ts'

const LEGAL_NAME = new RegExp(String.raw`\s(?:${anyOf('legalForms')})\.?$`, 'iu')
const TERMS = new RegExp(String.raw`^\(?(?:${anyOf('terms')})\b`, 'iu')
const OWN = new RegExp(String.raw`\b(?:${anyOf('selfEmployed')})`, 'iu')
const THE = new RegExp(`^(?:${anyOf('the')}) `, 'iu')

const FIELDS = anyOf('fields')
const FIELD = new RegExp(
  `^(?:${FIELDS})(?:,? (?:&|/|${anyOf('fieldJoints')}) (?:${FIELDS}))?(?: (?:${anyOf('fieldParts')}))?$`,
  'u',
)
/** What is a part of a company. */
const PART = new RegExp(String.raw`\b(?:${anyOf('parts')})\b`, 'iu')

const TESTS: readonly (readonly [string, (text: string) => boolean])[] = [
  ['role', namesRole],
  ['headed', isHeadedByRole],
  ['org', namesOrganisation],
  ['school', namesInstitution],
  ['degree', namesDegree],
  ['certificate', namesCertificate],
  ['legal', (text) => LEGAL_NAME.test(text)],
  ['field', (text) => FIELD.test(foldCase(text))],
  ['part', (text) => PART.test(text)],
  ['terms', (text) => TERMS.test(text)],
  ['own', (text) => OWN.test(text)],
  ['town', isTown],
  ['known-town', isKnownTown],
  ['region', isRegion],
  ['and', (text) => / & |['’]s\s/u.test(text)],
  ['digits', (text) => /\d/.test(text)],
  ['small', (text) => /^\p{Ll}/u.test(text)],
  ['capitals', (text) => !/\p{Ll}/u.test(text) && text.length > 4],
  ['the', (text) => THE.test(text)],
]

const NO_PLACE = new Set([
  'role',
  'headed',
  'org',
  'school',
  'degree',
  'legal',
  'terms',
  'field',
  'part',
  'digits',
])

/** Whether a part that names nothing else can be a town or a region. */
export const isPlaceName = ({ text, isPlace, line }: Atom): boolean =>
  isPlace ||
  ((isTown(text) || isRegion(text)) &&
    line.text.split(' ').length <= MAX_WORDS &&
    !TESTS.some(([name, test]) => NO_PLACE.has(name) && test(text)))

const MAX_WORDS = 18
const bucket = (value: number) => (value > 5 ? 'many' : String(value))

const described = new WeakMap<Atom, readonly string[]>()

/** What the words of a part say: that it is a role, an organisation, a town; 'nothing' when none of it. */
export function describeAtom(atom: Atom): readonly string[] {
  let tests = described.get(atom)
  if (!tests) {
    const found = TESTS.filter(([, test]) => test(atom.text)).map(([name]) => name)
    if (atom.isPlace) found.push('place')
    tests = found.length > 0 ? found : ['nothing']
    described.set(atom, tests)
  }
  return tests
}

/** What a part of a header shows: its words, how it is set, where it stands. */
export function listAtom(header: Header, index: number): string[] {
  const atom = header.atoms[index] as Atom
  const { text, mark, row, isWhole, line } = atom
  const words = foldCase(text.slice(0, 120)).match(/[\p{L}]+/gu) ?? []
  const last = words.at(-1) ?? ''
  const inRow = header.atoms.slice(0, index).filter((other) => other.row === row).length
  const rows = header.rows.length
  const side =
    header.dateRow < 0
      ? 'none'
      : row === header.dateRow
        ? 'same'
        : row < header.dateRow
          ? 'above'
          : 'below'
  return [
    'any',
    ...describeAtom(atom).map((name) => `is-${name}`),
    ...words.slice(0, 8).map((word) => `w-${word}`),
    `end-${last.slice(-3)}`,
    `end-${last.slice(-4)}`,
    `words${bucket(words.length)}`,
    `mark-${mark}-${isWhole ? 'whole' : ''}`,
    `at${Math.min(inRow, 3)}-${mark}`,
    `row${Math.min(row, 3)}-of${Math.min(rows, 4)}-${Math.min(inRow, 2)}`,
    `side-${side}-${isWhole}`,
    `style-${line.style}-${side}`,
  ]
}
