import { COVERAGE } from './coverage.ts'

let table: { starts: number[]; ends: number[] } | undefined

function readTable() {
  const [starts, ends]: [number[], number[]] = [[], []]
  let last = 0
  for (const range of COVERAGE.split(' ')) {
    const [gap = '', more = '0'] = range.split('-')
    const start = last + Number.parseInt(gap, 36)
    last = start + Number.parseInt(more, 36)
    starts.push(start)
    ends.push(last)
  }
  return { starts, ends }
}

/** Whether some font of the PDF has a glyph for a character, given as its number in Unicode. */
export function isCovered(character: number): boolean {
  table ??= readTable()
  const { starts, ends } = table
  let [low, high] = [0, starts.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (character < (starts[middle] ?? 0)) high = middle - 1
    else if (character > (ends[middle] ?? 0)) low = middle + 1
    else return true
  }
  return false
}
