import { expect, test } from 'vitest'
import { readFiles } from './read-drafts.ts'

const file = (name: string, text: string) => new File([text], name)

test('files are read by their kind: text with separators, pages, tables, and what was exported', async () => {
  const exported = {
    postings: [{ text: 'Sixth', state: 'applied', note: 'Jo', dates: { applied: '2026-11-02' } }],
  }
  const { postings, tables, refusals } = await readFiles([
    file('a.txt', 'First\n===\nSecond'),
    file('b.md', 'Third'),
    file('c.html', '<h1>Fourth</h1><script>x()</script>'),
    file('d.csv', 'Job title;Company;Description\nNurse;Hill;"Fifth; with\nlines"'),
    file('e.json', JSON.stringify(exported)),
  ])
  expect(refusals).toEqual([])
  expect(postings.map(({ text }) => text)).toEqual([
    'First',
    'Second',
    'Third',
    expect.stringMatching(/^Fourth$/),
    'Sixth',
  ])
  expect(postings[4]).toEqual(exported.postings[0])
  const [{ name, table } = {}] = tables
  expect([tables.length, name, table?.isNamed]).toEqual([1, 'd.csv', true])
  expect(table?.read(table.mapping)).toMatchObject([
    { title: 'Nurse', company: 'Hill', text: 'Fifth; with\nlines' },
  ])
})

test.each([
  ['a.pdf', 'text', /Save it as/],
  ['a.txt', ' \n', /no text/],
  ['a.json', '{"jobs', /no JSON/],
  ['a.csv', 'Title;Description\nNurse;"', /^a.csv: Row 2: /],
  ['a.txt', 'x'.repeat(100_001), /100,000/],
])('%s is refused with a sentence', async (name, text, reason) => {
  const { postings, refusals } = await readFiles([file(name, text)])
  expect(postings).toEqual([])
  expect(refusals).toEqual([expect.stringMatching(reason)])
})

test('the ends of lines of another system make no other posting', async () => {
  const { postings } = await readFiles([file('a.txt', 'Baker\r\nNights\r\n===\r\nCook\rDays')])
  expect(postings).toEqual([{ text: 'Baker\nNights' }, { text: 'Cook\nDays' }])
})
