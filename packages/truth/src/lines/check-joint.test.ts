import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  ['Counted birds for a survey led by Dr Okoro', 'Co-led a survey of birds with Dr Okoro'],
  ['Counted birds for a survey led by Dr Okoro', 'Co-authored a survey of birds with Dr Okoro'],
  ['Helped at a fair founded by the parish', 'Co-founded a fair of the parish'],
])('done by others, told as done with them: %s', (before, after) => {
  expect(kindsOf(before, after)).toContain('role')
})

test.each([
  ['Counted birds for a survey led by Dr Okoro', "Counted birds for Dr Okoro's survey"],
  ['Developed an app with two colleagues', 'Co-developed an app with two colleagues'],
  ['Led a choir with the organist', 'Co-led a choir with the organist'],
])('with others still: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})
