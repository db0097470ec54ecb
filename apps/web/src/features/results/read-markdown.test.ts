import { expect, test } from 'vitest'
import { cutPreview, readMarkdown, readSpans } from './read-markdown.ts'

test('headings, lists and lines are told apart', () => {
  const blocks = readMarkdown('# Noor\nline\nnext\n\n## Skills\n- one\n- two\n---\nend')
  expect(blocks).toEqual([
    { kind: 'heading', at: 0, level: 1, text: 'Noor' },
    {
      kind: 'lines',
      at: 1,
      lines: [
        { at: 1, text: 'line' },
        { at: 2, text: 'next' },
      ],
    },
    { kind: 'heading', at: 4, level: 2, text: 'Skills' },
    {
      kind: 'list',
      at: 5,
      lines: [
        { at: 5, text: 'one' },
        { at: 6, text: 'two' },
      ],
    },
    { kind: 'lines', at: 8, lines: [{ at: 8, text: 'end' }] },
  ])
})

test('bold, italic, links and escapes', () => {
  const spans = readSpans(String.raw`**Data:** *SQL*, [page](https://x.test) \*not\* a\_b \| c`)
  expect(spans.map(({ text, style }) => [text, style])).toEqual([
    ['Data:', 'bold'],
    [' ', 'plain'],
    ['SQL', 'italic'],
    [', page *not* a_b | c', 'plain'],
  ])
})

test('markup stays text', () => {
  expect(readSpans('<b>x</b> & [a](javascript:alert)')).toMatchObject([{ text: '<b>x</b> & a' }])
})

test('a preview has 500 characters and splits none of them', () => {
  const text = '🧵'.repeat(501)
  expect(cutPreview(text, 500)).toEqual({ text: `${'🧵'.repeat(500)}…`, cut: true })
  expect(cutPreview('🧵'.repeat(500), 500)).toEqual({ text: '🧵'.repeat(500), cut: false })
})

test.each([
  ['Bakes.\n\n### Crumb', 12, 'Bakes.…'],
  ['Bakes.\n**Baker** | 2016', 11, 'Bakes.\n**Ba…**'],
  ['Bakes.\n**Baker** | 2016', 15, 'Bakes.\n**Baker…**'],
])('a cut within markup leaves none of it open', (markdown, limit, text) => {
  expect(cutPreview(markdown, limit).text).toBe(text)
})

test('long hostile lines are read in no time', () => {
  const started = performance.now()
  readSpans('**'.repeat(50_000))
  readSpans('['.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(1000)
})
