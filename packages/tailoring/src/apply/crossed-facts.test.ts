import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'

const resume = parseResume(`Jo Doe
jo@example.org

Experience

Assistant Project Manager, Delta Works, Leeds
March 2019 – Present
- Report to the contracts manager and order material for six sites
- Cut waste from 12% to 7% on the Harrogate site

Site Electrician, Brackley Electrical, York
May 2012 – February 2019
- Wired 40 flats for the Northgate Dental Group
- Part-qualified inspector under the senior inspector

Education

City & Guilds Diploma, Leeds College, 2011`)

const apply = (text: string, ...sourceIds: string[]) =>
  applyEdits(resume, { ...EMPTY_PLAN, summary: [{ text, sourceIds }] })
const tell = (text: string, ...sourceIds: string[]) => apply(text, ...sourceIds).held.summary.length

test.each([
  ['a title without the word that makes it smaller', 'Project Manager at Delta Works.', ['w0']],
  ['a year of another title', 'Assistant Project Manager since 2012.', ['w0', 'w1']],
  ['another job’s employer', 'Site Electrician at Delta Works.', ['w0', 'w1']],
  [
    'a job that has ended, as if it went on',
    'Site Electrician at Brackley Electrical since 2012.',
    ['w1'],
  ],
  ['the same with a word for now', 'Currently Site Electrician at Brackley Electrical.', ['w1']],
  ['another employer behind a comma', 'Site Electrician, Delta Works.', ['w0', 'w1']],
  [
    'a figure of something else as years',
    'Assistant Project Manager for 12 years.',
    ['w0', 'w0.b1'],
  ],
  ['another year', 'Assistant Project Manager since 2012.', ['w0']],
  ['somebody else’s title', 'Contracts manager with experience of six sites.', ['w0.b0']],
  ['a customer as the employer', 'Site Electrician at Northgate Dental Group.', ['w1', 'w1.b0']],
  ['a figure of another job', 'Site Electrician who cut waste from 12% to 7%.', ['w1', 'w0.b1']],
  [
    'a credential without its prefix',
    'Qualified inspector at Brackley Electrical.',
    ['w1.b1', 'w1'],
  ],
])('%s is not used', (_what, text, ids) => {
  expect(tell(text, ...ids)).toBe(0)
})

test.each([
  ['Assistant Project Manager at Delta Works since 2019.', ['w0']],
  ['Site Electrician at Brackley Electrical from 2012 to 2019.', ['w1']],
])('%j is', (text, ids) => {
  expect(tell(text, ...ids)).toBe(1)
})

test('two jobs, each with its own title, are not taken for mixed', () => {
  const text =
    'Assistant Project Manager at Delta Works and before Site Electrician at Brackley Electrical.'
  const findings = apply(text, 'w0', 'w1').refused.flatMap(({ verdict }) => verdict?.findings ?? [])
  expect(findings.map(({ rule }) => rule)).not.toContain('crossed')
  expect(apply(text, 'w0', 'w1').refused.every(({ verdict }) => verdict?.verdict === 'open')).toBe(
    true,
  )
})
