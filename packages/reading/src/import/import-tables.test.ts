import { expect, test } from 'vitest'
import { MAX_IMPORT_POSTINGS, MAX_POSTING_CHARS } from '@tailorbird/contracts'
import { guessMapping } from './guess-mapping.ts'
import { mapRows } from './map-rows.ts'
import { readCsvTable } from './read-csv-table.ts'
import { readJsonTable } from './read-json-table.ts'
import { toNewPosting } from './to-new-posting.ts'

const CSV = `Job Title,Company Name,Location,Job Description,URL
Cook,"Maison Vert, Inc",Boise,"You cook.
- Grill
- ""Mise en place""",https://jobs.example/1
Baker,Harrow Mills,Halifax,You bake.,javascript:alert(1)
`

test('a table as spreadsheets save it: cells of several lines, quotation marks, links that are none', () => {
  const table = readCsvTable(CSV)
  expect(table.mapping).toEqual({ title: 0, company: 1, place: 2, text: 3, link: 4 })
  const { postings, faults } = mapRows(table)
  expect(faults).toEqual([])
  expect(postings).toMatchObject([
    {
      row: 2,
      title: 'Cook',
      company: 'Maison Vert, Inc',
      text: 'You cook.\n- Grill\n- "Mise en place"',
      link: 'https://jobs.example/1',
    },
    { row: 3, title: 'Baker', link: '', note: '' },
  ])
})

test('an apostrophe before what looks like a formula is dropped, once; a day counts as that of a state', () => {
  const table = readCsvTable(
    "title,note,state,since,text\n'=Cook,''-,applied,2026-11-02,'- Grill\n'Quoted',@,Applied,11/02/2026,'t Hof\nx,,gone,2026-11-02,y\n",
  )
  const read = mapRows(table).postings.map(toNewPosting)
  expect(read).toMatchObject([
    { title: '=Cook', note: "'-", text: '- Grill', state: 'applied' },
    { title: "'Quoted'", note: '@', text: "'t Hof", state: 'applied' },
    { title: 'x' },
  ])
  expect(read.map(({ state, dates }) => [state, dates])).toEqual([
    ['applied', { applied: '2026-11-02' }],
    ['applied', undefined],
    [undefined, undefined],
  ])
})

test('semicolons, a mark of byte order and German headings', () => {
  const table = readCsvTable(
    '\uFEFFStellentitel;Arbeitgeber;Arbeitsort;Beschreibung\nKoch;Krone;Kiel;Sie kochen, auch am Abend.\n',
  )
  expect(mapRows(table).postings).toMatchObject([
    { title: 'Koch', company: 'Krone', place: 'Kiel', text: 'Sie kochen, auch am Abend.' },
  ])
})

test.each([
  [['Titre', 'Entreprise', 'Lieu', 'Annonce'], { title: 0, company: 1, place: 2, text: 3 }],
  [['Puesto', 'Empresa', 'Ubicación', 'Descripción'], { title: 0, company: 1, place: 2, text: 3 }],
  [
    ['jobTitle', 'companyName', 'job_location', 'job_description'],
    { title: 0, company: 1, place: 2, text: 3 },
  ],
  [['Posting title (required)', 'Notes', 'x'], { title: 0, note: 1 }],
  [['a', 'b'], {}],
])('%j are columns of %j', (headers, mapping) => expect(guessMapping(headers)).toEqual(mapping))

test('without a heading for it the text is the column of long cells', () => {
  const long = 'You cook and you clean. '.repeat(20)
  expect(guessMapping(['a', 'b'], [['Cook', long]])).toEqual({ text: 1 })
})

test('without a heading for it the link is the column of addresses, however long they are', () => {
  const address = `https://jobs.example/${'7'.repeat(200)}`
  const rows = Array.from({ length: 20 }, (_, at) => [
    'You cook.',
    at > 9 ? '' : address,
    'x.example',
  ])
  expect(guessMapping(['Was', 'Lnk', 'Y'], rows)).toEqual({ link: 1 })
  const mixed = rows.map(([, cell = ''], at) => [at % 4 === 0 ? 'by mail' : cell])
  expect(guessMapping(['Lnk'], mixed).link).toBeUndefined()
  expect(guessMapping(['Lnk', 'Link'], [['https://x.example', '']])).toEqual({ link: 1 })
})

test('a person may settle the columns anew', () => {
  const table = readCsvTable('a,b\nYou cook.,Cook\n')
  expect(mapRows(table).faults).toMatchObject([{ row: null, code: 'no_text_column' }])
  expect(mapRows(table, { text: 0, title: 1 }).postings).toMatchObject([{ title: 'Cook' }])
})

test('what is wrong is said by row', () => {
  const table = readCsvTable(
    `title,text\nCook,You cook.\nBaker,\nWelder,${'w'.repeat(MAX_POSTING_CHARS + 1)}\n`,
  )
  const { postings, faults } = mapRows(table)
  expect(postings).toHaveLength(1)
  expect(faults.map(({ row, code }) => [row, code])).toEqual([
    [3, 'no_text'],
    [4, 'text_too_long'],
  ])
})

test.each([
  ['', 'not_csv'],
  ['title,text\n', 'no_postings'],
  ['title,text\nCook,"You cook\n', 'open_quotes'],
  [`title,text\n${'Cook,You cook.\n'.repeat(MAX_IMPORT_POSTINGS + 1)}`, 'too_many'],
])('a table that is none: %#', (text, code) => {
  const { postings, faults } = mapRows(readCsvTable(text))
  expect(postings).toEqual([])
  expect(faults).toMatchObject([{ code }])
})

test('JSON of any program, and an export of ours', () => {
  const list = [
    {
      job_title: 'Cook',
      hiringOrganization: { name: 'Krone' },
      tags: ['a', 'b'],
      description: 'You cook.',
    },
    { job_title: 'Baker', description: '<p>You bake.</p>', extra: null },
  ]
  const read = (value: unknown) => mapRows(readJsonTable(JSON.stringify(value))).postings
  expect(read(list)).toMatchObject([
    { title: 'Cook', company: 'Krone', text: 'You cook.' },
    { title: 'Baker', company: '', text: '<p>You bake.</p>' },
  ])
  const own = {
    title: 'Cook',
    company: '',
    place: 'Kiel',
    text: 'You cook.',
    link: '',
    note: 'Call',
    state: 'applied',
    since: '',
  }
  expect(read({ postings: [own] })).toEqual([{ ...own, row: 2 }])
})

test.each([
  ['{', 'not_json'],
  ['"x"', 'no_postings'],
  ['[]', 'no_postings'],
  ['{"postings":[1,2]}', 'no_postings'],
  [
    JSON.stringify(Array.from({ length: MAX_IMPORT_POSTINGS + 1 }, () => ({ text: 'x' }))),
    'too_many',
  ],
])('JSON that is no list of postings: %#', (text, code) =>
  expect(mapRows(readJsonTable(text)).faults).toMatchObject([{ code }]),
)

test('2,000 postings of 5 kB are read in a moment', () => {
  const rows = Array.from(
    { length: 2000 },
    (_, at) => `Cook ${at},"${'You cook, and clean.\n'.repeat(250)}"`,
  )
  const from = performance.now()
  expect(mapRows(readCsvTable(`title,text\n${rows.join('\n')}`)).postings).toHaveLength(2000)
  expect(performance.now() - from).toBeLessThan(10_000)
})
