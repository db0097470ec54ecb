import { describe, expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const check = (source: string, told: string) => checkLines([source], [told])

describe('lines that say the same', () => {
  test.each([
    ['Plan lessons in science', 'Develop lesson plans for science'],
    ['Contributed to the new scheme of work', 'Helped develop the new scheme of work'],
    ['Stood in as news editor in 2023', 'Served as acting news editor in 2023'],
    ['Ran a lunchtime maths club', 'Ran a maths club at lunchtime'],
    ['Recorded purchase invoices', 'Recorded supplier invoices'],
    [
      'Produce a fortnightly podcast with the editor',
      'Co-produce a podcast every two weeks with the editor',
    ],
    [
      'Prepare the VAT return, which our accountant checks',
      'Prepare the VAT return for our accountant to check',
    ],
    ['Applied for a grant; decision pending', 'Submitted a grant application (awaiting decision)'],
  ])('%s: %s', (source, told) => {
    expect(check(source, told)).toEqual([])
  })
})

describe('lines that claim more', () => {
  test.each([
    ['Prepare the VAT return, which our accountant checks', 'Prepare and check the VAT return'],
    ['Prepared contracts for a partner to sign', 'Prepared and signed contracts'],
    [
      'Serve on a committee, which hopes to open a garden',
      'Serve on a committee, which opened a garden',
    ],
    ['Sat on the committee for the reading scheme', 'Organised the reading scheme'],
    ['Helped with the new website', 'Developed the new website'],
  ])('%s: %s', (source, told) => {
    expect(check(source, told)).not.toEqual([])
  })
})
