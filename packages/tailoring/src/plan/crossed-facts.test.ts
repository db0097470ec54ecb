import { parseResume } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'

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

const tell = (text: string, ...sourceIds: string[]) =>
  applyEdits(resume, {
    edits: [],
    summary: [{ text, sourceIds }],
    newSkills: [],
    bulletOrder: {},
    skillOrder: [],
    sectionOrder: [],
  }).held.summary.length

test.each([
  ['a title without the word that makes it smaller', 'Project Manager at Delta Works.', ['w0']],
  ['a year of another title', 'Assistant Project Manager since 2012.', ['w0', 'w1']],
  ['another job’s employer', 'Site Electrician at Delta Works.', ['w0', 'w1']],
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
  [
    'Assistant Project Manager at Delta Works and before Site Electrician at Brackley Electrical.',
    ['w0', 'w1'],
  ],
])('%j is', (text, ids) => {
  expect(tell(text, ...ids)).toBe(1)
})
