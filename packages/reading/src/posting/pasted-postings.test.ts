import { expect, test } from 'vitest'
import { extractKeywords } from './extract-keywords.ts'
import { joinWrapped } from './lines/join-wrapped.ts'
import { readPosting } from './read-posting.ts'

const wrap = (text: string, width: number) =>
  text.replaceAll(new RegExp(`(?![^\\n]{1,${width}}$)([^\\n]{1,${width}})\\s`, 'g'), '$1\n')

const TEXT = `Wetland Ecologist

To be considered you need three years of wetland delineation with ArcGIS Pro, and you write reports in plain English that clients of ours can read.

Requirements:
- Plant identification, including winter twigs, and a valid driver's license that was never suspended
- Python`

test.each([60, 72, 80])('wrapped at %i columns a posting asks for the same', (width) => {
  const terms = (text: string) => extractKeywords(text).map(({ term }) => term)
  expect(wrap(TEXT, width)).not.toBe(TEXT)
  expect(terms(wrap(TEXT, width))).toEqual(terms(TEXT))
})

test('lines that begin anew are not joined, however long they are', () => {
  const lines = ['Run the grill every evening', 'Train the juniors well', 'Wash the floors twice']
  expect(joinWrapped(lines)).toEqual(lines)
})

test('a forwarded letter is read without its marks', () => {
  const lines = [
    '> Our client is hiring a Head of',
    '> Compliance in Leeds. You report',
    '> to nobody.',
  ]
  expect(joinWrapped(lines)).toEqual([
    'Our client is hiring a Head of Compliance in Leeds. You report to nobody.',
  ])
})

test.each([
  ['[eco-jobs] JOB: Wetland Ecologist, Boulder', 'Wetland Ecologist', ''],
  [
    'Subject: Fwd: Litigation Paralegal - Uptown firm - are you open to a chat?',
    'Litigation Paralegal',
    '',
  ],
  [
    '*Position:* Java Developer\n*Company:* Nimbus Technologies',
    'Java Developer',
    'Nimbus Technologies',
  ],
  ['🦐🦐 Line Cook 🦐🦐\nCrab Shack Ltd', 'Line Cook', 'Crab Shack Ltd'],
  [
    'Tidewater Metrics | Site Reliability Engineer | Berlin or REMOTE (EU) | Full-time | €95-120k | no visa help, sorry | write to us',
    'Site Reliability Engineer',
    'Tidewater Metrics',
  ],
  ['Approved Electrician x 3 – City of London EC2 – £24 an hour', 'Approved Electrician', ''],
  ['Live-in Housekeeper sought for a family home.', 'Live-in Housekeeper', ''],
  [
    'Steuerfachangestellte (w/m/d), 25-35 Std., Soltau. Wir, die Steuerkanzlei Ohm, sind zwei Berater.',
    'Steuerfachangestellte',
    'Steuerkanzlei Ohm',
  ],
  [
    'Chargé de projet / Chargée de projet\nMusée des Battures',
    'Chargé de projet',
    'Musée des Battures',
  ],
  [
    'CITY OF HARMON FALLS, MN\nClass Code 4410\nLIBRARIAN\n$58,219',
    'LIBRARIAN',
    'CITY OF HARMON FALLS',
  ],
  [
    'Annika Berg (She/Her) • 2nd\nVP Growth @ Lumo\nLumo Pets needs a Growth Marketing Manager.',
    'Growth Marketing Manager',
    'Lumo Pets',
  ],
])('%s', (text, title, company) => {
  const read = readPosting(`${text}\n\nRequirements:\n- Python\n- SQL\n- Git\n`)
  expect([read.title, read.company]).toEqual([title, company || 'Unknown company'])
})

test('a company is known by the address that it has', () => {
  const text = `Wetland Ecologist

Sedge & Heron Environmental, in Dover since 2009, looks for you. Requirements: Python.

Write to jobs@sedgeheron.example or to fern@gmail.com`
  expect(readPosting(text).company).toBe('Sedge & Heron Environmental')
})
