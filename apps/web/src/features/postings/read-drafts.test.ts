import { expect, test } from 'vitest'
import { readFiles } from './read-drafts.ts'

const file = (name: string, text: string) => new File([text], name)

test('files are read by their kind: text with separators, a page as one, and what was exported', async () => {
  const exported = {
    postings: [{ text: 'Fifth', state: 'applied', note: 'Jo', dates: { applied: '2026-11-02' } }],
  }
  const { postings, refusals } = await readFiles([
    file('a.txt', 'First\n===\nSecond'),
    file('b.md', 'Third'),
    file('c.html', '<h1>Fourth</h1>\n===\n'),
    file('d.json', JSON.stringify(exported)),
  ])
  expect(refusals).toEqual([])
  expect(postings.map(({ text }) => text)).toEqual([
    'First',
    'Second',
    'Third',
    '<h1>Fourth</h1>\n===',
    'Fifth',
  ])
  expect(postings.at(-1)).toMatchObject({ state: 'applied', note: 'Jo' })
})

test.each([
  ['a.pdf', 'text', /Save it as/],
  ['a.txt', ' \n', /no text/],
  ['a.json', '{"jobs":1}', /no list/],
  ['a.json', '[{"text":"x","link":"javascript:1"}]', /Posting 1/],
  ['a.txt', 'x'.repeat(100_001), /100,000/],
])('%s is refused with a sentence', async (name, text, reason) => {
  const { postings, refusals } = await readFiles([file(name, text)])
  expect(postings).toEqual([])
  expect(refusals).toEqual([expect.stringMatching(reason)])
})
