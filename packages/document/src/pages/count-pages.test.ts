import { expect, test } from 'vitest'
import { countPages } from './count-pages.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('takes the count at the root of the page tree', () => {
  const tree = '<</Type /Pages\n/Count 8\n/Kids []>>\n<</Type /Pages\n/Count 11\n/Kids []>>'
  expect(countPages(bytes(tree))).toBe(11)
})

test('refuses what has no page tree', () => {
  expect(() => countPages(bytes('%PDF-1.4 /Count 3'))).toThrow("page tree can't be read")
})
