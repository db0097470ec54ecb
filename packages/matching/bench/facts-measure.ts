import { readFileSync } from 'node:fs'
import { parseResume, readPosting, readPostingFacts } from '@tailorbird/reading'
import {
  countWorkedYears,
  findTraps,
  groupDuplicates,
  prepareResume,
  printPosting,
  scorePrepared,
} from '../src/index.ts'

/** A posting with what a careful person reads in it; see data/triage/README.md. */
export interface LabelledPosting {
  id: string
  expected: Record<string, string>
  text: string
}

/** One thing that should have been read, and what was. */
export interface FactReading {
  id: string
  kind: string
  wanted: string
  got: string
  isRight: boolean
}

/** Who all traps are for: three years in a shop, no papers. */
const RESUME = `Jo Doe
jo@example.com

Experience

Shop Assistant, Corner Store, 01/2020 – 12/2022
- Served customers at the till
- Stocked shelves
`

const KEY = /^([a-z]+): (.*)$/i

/** Reads a file of labelled postings. */
export function readLabelled(path: string): LabelledPosting[] {
  return readFileSync(path, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...rest] = part.split('\n---\n')
      const [id = '', ...lines] = head.split('\n')
      const pairs = lines.flatMap((line) => {
        const [, key, value] = KEY.exec(line) ?? []
        return key === undefined || value === undefined ? [] : [[key, value] as const]
      })
      return {
        id: id.trim(),
        expected: Object.fromEntries(pairs),
        text: rest.join('\n---\n').trim(),
      }
    })
}

/** '(m/w/d)', '(gn)', '(ère)', 'Técnico/a', 'Mesner / in', 'Préparateur·rice': which people a title is for is no part of it. */
const GENDER = /\s?\((?:[a-z]\s?[/|]\s?)*\p{Ll}{1,4}\)|\s?[/·:*_]\s?-?\p{L}{1,5}(?!\p{L})/giu

const fold = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll(GENDER, '')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()
const holds = (got: string, wanted: string) =>
  wanted === '' || wanted === '-' ? got === '' : fold(got).includes(fold(wanted))

/** The values of a label in whatever order and with whatever between them: 'licence years'. */
const listTraps = (label: string) =>
  label
    .split(/[,\s]+/)
    .filter((trap) => trap !== '')
    .toSorted()
    .join(', ')

/** 'x-de-01', 'de-01': the language that a posting is written in. */
const readLanguage = (id: string) => id.split('-').find((part) => part.length === 2) ?? ''

function readOne({ id, expected, text }: LabelledPosting): FactReading[] {
  const posting = readPosting(text)
  const facts = readPostingFacts(text, posting)
  const resume = parseResume(RESUME)
  const report = scorePrepared(prepareResume(resume), posting)
  const traps = findTraps(posting, facts, report, countWorkedYears(resume, '2026-11-29'))
  const kinds = [...new Set(traps.map(({ kind }) => kind))].toSorted().join(', ')
  const { pay } = facts
  const amounts = pay && (pay.min === pay.max ? `${pay.min}` : `${pay.min}-${pay.max}`)
  const rows: [kind: string, got: string][] = [
    ['pay', pay ? `${amounts} ${pay.currency} ${pay.period}` : ''],
    ['mode', facts.mode ?? ''],
    ['posted', facts.posted ?? ''],
    ['daysAgo', facts.daysAgo === null ? '' : String(facts.daysAgo)],
    ['closes', facts.closes ?? ''],
    ['language', facts.language],
    ['thin', posting.thin === null ? '' : 'yes'],
    ['traps', kinds],
  ]
  const wanted = (kind: string) => {
    const label = expected[kind] ?? ''
    if (kind === 'language') return readLanguage(id)
    return kind === 'traps' ? listTraps(label) : label.replaceAll(/(\d\.\d)0(?!\d)/g, '$1')
  }
  const named = [
    ['title', posting.title],
    ['company', posting.company === 'Unknown company' ? '' : posting.company],
    ['place', facts.place ?? ''],
  ] as const
  return [
    ...named.map(([kind, got]) => {
      const want = expected[kind] ?? ''
      return { id, kind, wanted: want, got, isRight: holds(got, want) }
    }),
    ...rows.map(([kind, got]) => ({
      id,
      kind,
      wanted: wanted(kind),
      got,
      isRight: got === wanted(kind),
    })),
  ]
}

/** Every two postings that are copies or are taken for it. */
function readPairs(postings: readonly LabelledPosting[]): FactReading[] {
  const print = (text: string) => {
    const posting = readPosting(text)
    return printPosting(text, posting, readPostingFacts(text, posting))
  }
  const firsts = groupDuplicates(postings.map(({ text }) => print(text)))
  return postings.flatMap((one, at) =>
    postings.slice(at + 1).flatMap((other, behind): FactReading[] => {
      const isCopy =
        one.expected['group'] !== undefined && one.expected['group'] === other.expected['group']
      const isTaken = firsts[at] === firsts[at + 1 + behind]
      if (!isCopy && !isTaken) return []
      const show = (is: boolean) => (is ? 'copies' : 'two')
      return [
        {
          id: `${one.id} ${other.id}`,
          kind: 'copies',
          wanted: show(isCopy),
          got: show(isTaken),
          isRight: isCopy === isTaken,
        },
      ]
    }),
  )
}

/** What was read of some postings, fact by fact, and which of them were taken for copies. */
export const measureFacts = (postings: readonly LabelledPosting[]): FactReading[] => [
  ...postings.flatMap(readOne),
  ...readPairs(postings),
]
