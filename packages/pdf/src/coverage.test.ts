import { isCovered } from '@tailorbird/document'
import { expect, test } from 'vitest'
import { readCoverage } from './testing/read-coverage.ts'

/** Ranges as the table has them: the gap before each and, where it has more than one character, how many more. */
function writeRanges(characters: readonly number[]): string[] {
  const ranges: string[] = []
  let [start, end, last] = [-1, -1, 0]
  for (const character of [...characters, Infinity]) {
    if (character === end + 1) {
      end = character
      continue
    }
    if (start >= 0) {
      ranges.push(
        (start - last).toString(36) + (end > start ? `-${(end - start).toString(36)}` : ''),
      )
      last = end
    }
    start = character
    end = character
  }
  return ranges
}

function writeTable(ranges: readonly string[]): string {
  const lines = ranges.join(' ').match(/.{1,92}(?: |$)/g) ?? []
  return [
    '// Made by `vitest run packages/pdf/src/coverage.test.ts -u`: the characters that the fonts of the PDF have.',
    '/** Ranges in order, to base 36: how far each begins behind the last one, and how many characters follow its first. */',
    'export const COVERAGE =',
    lines.map((line) => `  '${line}'`).join(' +\n'),
    '',
  ].join('\n')
}

test('the table of characters is that of the fonts; else run this test with -u', async () => {
  const characters = await readCoverage()
  await expect(writeTable(writeRanges(characters))).toMatchFileSnapshot(
    '../../document/src/scripts/coverage.ts',
  )
  expect(characters.find((character) => !isCovered(character))).toBeUndefined()
  const known = new Set(characters)
  const others = Array.from({ length: 0x30000 }, (_, at) => at).filter((at) => !known.has(at))
  expect(others.find(isCovered)).toBeUndefined()
})
