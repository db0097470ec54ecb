import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const row = (term: string, parts: Parameters<typeof telling>[0]) =>
  findRow(compare(telling(parts), asking(term, 'Git')), term)

test.each([
  ['Advanced Excel', { skills: 'Excel (INDEX/MATCH, VBA), Filing' }],
  ['Variance analysis', { bullets: ['Wrote the monthly board deck and variance commentary'] }],
  ['Board reporting', { bullets: ['Wrote the monthly board deck and variance commentary'] }],
])('%s has a related line, and is not covered', (term, parts) => {
  expect(row(term, parts)).toMatchObject({ status: 'missing', match: 'related' })
})

test.each([
  ['ESL certification', { bullets: ['Taught 20 pupils, ESL certified'] }],
  ['ESL certification', { rest: 'Certifications\n- ESL Supplemental' }],
  ['Flagger certification', { rest: 'Certifications\n- Certified in flagger' }],
  ['Financial modeling', { bullets: ['Builds three-statement models for 4 funds'] }],
  [
    'Reach truck ticket',
    { rest: 'Certifications\n- RTITB counterbalance and reach truck licence' },
  ],
  ['BI tools', { bullets: ['Built 12 dashboards in Power BI'] }],
])('%s is there under another name', (term, parts) => {
  expect(row(term, parts).status).not.toBe('missing')
})

test.each([
  ['Advanced Excel', { bullets: ['Made an advanced plan for the town'] }],
  ['Board reporting', { bullets: ['Cut boards with a saw'] }],
  ['ESL certification', { bullets: ['Helped ESL pupils with their certificates'] }],
  ['Student teaching', { bullets: ['Moved to remote teaching with Canvas'] }],
])('%s has nothing to show in other words', (term, parts) => {
  expect(row(term, parts)).toMatchObject({ status: 'missing', match: null })
})
