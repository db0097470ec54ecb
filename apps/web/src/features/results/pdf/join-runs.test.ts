import { expect, test } from 'vitest'
import { joinRuns, type TextContent } from './join-runs.ts'

const SIZE = 10
/** A run that begins at x; letters are 5 wide. */
const run = (str: string, x: number, change: Record<string, unknown> = {}) => ({
  str,
  dir: 'ltr',
  transform: [SIZE, 0, 0, SIZE, x, 700],
  width: str.length * 5,
  height: SIZE,
  fontName: 'g_f1',
  hasEOL: false,
  ...change,
})
const join = (items: unknown[]) =>
  joinRuns({ items, styles: {}, lang: null } as unknown as TextContent).items
const texts = (items: unknown[]) => join(items).map((item) => ('str' in item ? item.str : ''))

test('a word that a ligature parted is one word again, as wide as its parts', () => {
  const items = [run('Sta', 0), run('ff', 15), run(' ', 25), run('Nurse', 30)]
  expect(join(items)).toMatchObject([{ str: 'Staff Nurse', width: 55 }])
})

test.each([
  ['a wide gap', [run('Nurse', 0), run(' ', 25, { width: 200 }), run('2019', 225)], 3],
  [
    'another line',
    [run('Nurse', 0), run('Helped', 25, { transform: [SIZE, 0, 0, SIZE, 25, 688] })],
    2,
  ],
  ['the end of a line', [run('Nurse', 0, { hasEOL: true }), run('Helped', 25)], 2],
  ['another font', [run('Clinical:', 0), run('EKG', 45, { fontName: 'g_f2' })], 2],
  ['another size', [run('Nurse', 0), run('EKG', 25, { transform: [12, 0, 0, 12, 25, 700] })], 2],
  ['the other direction', [run('א', 0, { dir: 'rtl' }), run('ב', 5, { dir: 'rtl' })], 2],
])('%s parts runs', (_why, items, count) => {
  expect(texts(items)).toHaveLength(count)
})
