import { expect, test } from 'vitest'
import { toCsv, toJson, type ManifestEntry } from './manifest.ts'

const entry: ManifestEntry = {
  person: 'Ada Reyes',
  title: 'Gardener',
  company: 'Orchard House',
  score: 61,
  status: 'done',
  pdf: 'Orchard House - Gardener.pdf',
  markdown: 'Orchard House - Gardener.md',
  template: 'modern',
  size: 'a4',
  fit: 0,
  problem: null,
}

test('a row for each job, in UTF-8 that spreadsheets know', () => {
  const other: ManifestEntry = {
    ...entry,
    person: '',
    score: null,
    status: 'queued',
    pdf: null,
    markdown: null,
    template: null,
    size: null,
    fit: null,
  }
  expect(toCsv([entry, other])).toBe(
    '\uFEFF"title","company","score","status","pdf","markdown","problem","person","template","size","fit"\r\n'.replaceAll(
      '"',
      '',
    ) +
      '"Gardener","Orchard House",61,"done","Orchard House - Gardener.pdf","Orchard House - Gardener.md",,"Ada Reyes","modern","a4",0\r\n' +
      '"Gardener","Orchard House",,"queued",,,,"",,,\r\n',
  )
})

test('quotes, commas and line breaks stay in their cell', () => {
  const csv = toCsv([{ ...entry, title: 'A "b", c\nd' }])
  expect(csv).toContain('"A ""b"", c\nd","Orchard House"')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|cmd', '%x'])(
  '%j is no formula',
  (title) => {
    expect(toCsv([{ ...entry, title }])).toContain(`"'${title}"`)
  },
)

test('programs get the same list', () => {
  expect(JSON.parse(toJson('batch-1', [entry]))).toEqual({ batchId: 'batch-1', jobs: [entry] })
})
