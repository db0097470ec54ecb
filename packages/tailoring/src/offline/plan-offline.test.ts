import { readdirSync, readFileSync } from 'node:fs'
import type { StructuredResume } from '@tailorbird/contracts'
import { listTexts } from '@tailorbird/document'
import type { Posting } from '@tailorbird/lexicon'
import { expect, test } from 'vitest'
import { parseResume, readPosting } from '@tailorbird/reading'
import * as postings from '@tailorbird/document/samples/postings'
import * as samples from '@tailorbird/document/samples/resumes'
import { scoreMatch } from '@tailorbird/matching'
import { checkResume, readOriginal } from '@tailorbird/truth'
import { applyEdits } from '../apply/apply-edits.ts'
import { planOffline } from './plan-offline.ts'
import { isJunk } from './read-line.ts'

const tailor = (sample: string, posting: string) => {
  const resume = parseResume(sample)
  return applyEdits(resume, planOffline(resume, readPosting(posting)), { author: 'code' })
}
const asking = (...terms: string[]) =>
  ['Worker', '', 'Requirements:', ...terms.map((term) => `- ${term}`)].join('\n')

test('names skills as the posting does, and single skills keep their order', () => {
  const { resume, applied } = tailor(
    samples.developer,
    asking('PostgreSQL', 'Kubernetes', 'Node.js'),
  )
  expect(resume.skillsCategories.map(({ skills }) => skills[0])).toEqual([
    'TypeScript',
    'PostgreSQL',
    'Docker',
    'Node.js',
  ])
  expect(resume.workExperience[1]?.description[1]).toBe(
    'Wrote migrations for a 2 TB PostgreSQL database',
  )
  expect(applied).toContainEqual({
    targetId: 'w1.b1',
    text: 'Wrote migrations for a 2 TB PostgreSQL database',
    sourceIds: ['w1.b1'],
    requirement: 'PostgreSQL',
    reason: "The posting asks for 'PostgreSQL'; you wrote 'Postgres'.",
  })
})

test('the person’s own summary gets the posting’s names and no other word', () => {
  const sample = samples.electrician.replace(
    /Journeyman electrician, .*/,
    'Journeyman electrician who keeps the plans of the crew in Postgres.',
  )
  expect(tailor(sample, asking('PostgreSQL', 'conduit bending')).resume.summary).toBe(
    'Journeyman Electrician\n\nJourneyman electrician who keeps the plans of the crew in PostgreSQL.',
  )
})

test('a skill that stands alone takes the posting’s words, also in lower case', () => {
  const sample = samples.electrician.replace('Conduit bending', 'Preventative maintenance')
  const { resume } = tailor(sample, asking('preventive maintenance', 'PLC', 'OSHA'))
  expect(resume.skillsCategories[0]?.skills).toContain('Preventive maintenance')
})

test.each([
  [
    'a running text keeps words that are no names',
    'Ran inventory control at the store',
    'stock control',
  ],
])('%s', (_, bullet, term) => {
  const sample = samples.electrician.replace(/- Install and.*/, `- ${bullet}`)
  const { resume } = tailor(sample, asking(term, 'PLC', 'OSHA'))
  expect(resume.workExperience[0]?.description).toContain(bullet)
})

test.each([
  ['Moved a server to AWS and back', 'Amazon Web Services', 'AWS (Amazon Web Services) and'],
  ['Closed the books in NetSuite each month', 'ERP', 'NetSuite (ERP) each month'],
])('a short form and a product get the posting’s word behind them: %s', (bullet, term, told) => {
  const sample = samples.electrician.replace(/- Install and.*/, `- ${bullet}`)
  const { resume, applied } = tailor(sample, asking(term, 'PLC', 'OSHA'))
  expect(resume.workExperience[0]?.description.join('\n')).toContain(told)
  expect(applied.find(({ requirement }) => requirement === term)?.reason).toContain(`'${term}'`)
})

test.each([
  ['Closed the books (NetSuite, Excel) each month', 'ERP'],
  ['Kept the NetSuite (Oracle) books each month', 'ERP'],
  ['Built the shop in React with two others', 'JavaScript'],
  ['Built the GitHub Actions pipeline for the team', 'CI/CD pipeline'],
  ['Wrote the terraform for the team', 'Infrastructure as code'],
  ['Closed the books in NetSuite and nothing more', 'ERP'],
])('nothing is named where it would not read well, or is no kind: %s', (bullet, term) => {
  const sample = samples.electrician.replace(/- Install and.*/, `- ${bullet}`)
  const { resume } = tailor(sample, asking(term, 'PLC', 'OSHA'))
  expect(resume.workExperience[0]?.description).toContain(bullet)
})

const listAdded = (line: string, ...asked: string[]) => {
  const resume = parseResume(
    `Jo Doe\njo@example.com\n\nSkills\nFiling\n\nExperience\n\nSpecialist, Acme Ltd, 2015 – 2020\n- ${line}\n`,
  )
  return planOffline(resume, readPosting(asking(...asked))).newSkills
}

test('a product that a line says one worked with gets into the list of skills', () => {
  const [added, ...others] = listAdded('Closed the books in NetSuite each month', 'NetSuite', 'PLC')
  expect(others).toEqual([])
  expect(added).toMatchObject({ text: 'NetSuite', sourceIds: ['w0.b0'] })
  expect(added?.reason).toContain("'NetSuite'")
})

test.each([
  'Took minutes for the vendor selection committee (RFP for the payment gateway)',
  'Draft grading, utility and ESC sheets from PE redlines',
  'PoC of Argo CD in staging, production decision parked',
  'Wrote REST APIs for three partners',
  'Paired with two developers who built the screens in NetSuite',
  'Booked batches in NetSuite and nothing more',
  'The BI team makes the reports in NetSuite',
])('what a line only touches is not listed: %s', (line) => {
  expect(listAdded(line, 'RFP', 'PE', 'Argo CD', 'REST APIs', 'NetSuite')).toEqual([])
})

test('a summary from the resume itself where there is none', () => {
  const sample = samples.electrician
    .replace(/Journeyman Electrician\n|Summary\n.*\n/g, '')
    .replace('2018 – Present', '2018 – 2023')
    .replace(
      /- Install and.*/,
      '- Conduit bending, blueprint reading and motor controls for tenant fit-outs',
    )
  const { resume, applied } = tailor(
    sample,
    asking('conduit bending', 'blueprint reading', 'motor controls', 'Red Seal'),
  )
  expect(resume.summary).toMatch(
    /^Journeyman Electrician with more than \d years of experience, including .+ and .+\. Certifications: Red Seal\.$/,
  )
  const edit = applied.find(({ targetId }) => targetId === 'summary')
  expect(edit?.sourceIds).toContain('w0')
  expect(edit?.requirement).not.toBe('')
})

const COOK = `Luc Roy
luc@example.com

Experience

Chef de partie, Hotel Alpha Inc., 2019 – 2022
- Ran inventory control for the 3 kitchens of the house
- Trained 3 commis in food safety and menu planning

Commis, Hotel Beta, 2016 – 2019
- Kept the HACCP records of the kitchen with Tableau

Education
Bachelor of Arts, Culinary School Inc., 2015

Skills
Excel
`

test('the sentence with the title names what stands under it, and none what is only listed', () => {
  const posting = asking(
    'HACCP',
    'Excel',
    'menu planning',
    'inventory control',
    "Bachelor's degree",
  )
  const { resume } = tailor(COOK, posting)
  expect(resume.summary).toBe(
    'Chef de partie with more than 2 years of experience, including menu planning and inventory control. Also: HACCP. Bachelor of Arts.',
  )
  const asked = readPosting(posting)
  const read = parseResume(COOK)
  expect(scoreMatch({ ...read, summary: resume.summary ?? '' }, asked).score).toBe(
    scoreMatch(read, asked).score,
  )
})

test('what only the list has makes no summary', () => {
  const listed = COOK.replace('Excel\n', 'Excel, Wine pairing, Pastry\n')
  const { resume, applied } = tailor(listed, asking('Excel', 'wine pairing', 'pastry'))
  expect(resume.summary).toBeUndefined()
  expect(applied).toEqual([])
})

test('years that the posting asks for are not got round by a summary', () => {
  const posting = readPosting(asking('inventory control', 'menu planning', 'food safety'))
  const requirements = posting.requirements.map((one) => ({ ...one, years: 12 }))
  const asked = { ...posting, requirements }
  const resume = parseResume(COOK)
  const { summary } = applyEdits(resume, planOffline(resume, asked), { author: 'code' }).resume
  expect(summary).toBeUndefined()
})

test('time off from work is no title', () => {
  const sample = COOK.replace('Experience\n', 'Experience\n\nParental leave, 2022 – 2023\n')
  const { resume } = tailor(sample, asking('menu planning', 'inventory control'))
  expect(resume.workExperience).toHaveLength(3)
  expect(resume.summary).toMatch(/^Chef de partie with more than 2 years of experience, including /)
})

test('with too little to say there is no summary', () => {
  const sample = samples.electrician.replace(/Journeyman Electrician\n|Summary\n.*\n/g, '')
  expect(tailor(sample, asking('Haskell', 'COBOL', 'Erlang')).resume.summary).toBeUndefined()
})

test('what is only implied is not written for a person', () => {
  const resume = parseResume(`Jo Doe
jo@example.com

Skills
Filing

Experience

Specialist, Acme Ltd, 2015 – 2020
- Built the shop in React and PostgreSQL
`)
  const plan = planOffline(resume, readPosting(asking('JavaScript', 'SQL', 'React')))
  expect(JSON.stringify(plan)).not.toMatch(/JavaScript|"SQL/)
  expect(JSON.stringify(plan)).toContain('React')
})

const folder = new URL('../../../reading/bench/data/resumes/', import.meta.url)
const benchTexts = readdirSync(folder)
  .filter((name) => /\.(?:txt|md)$/.test(name))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
const bareTexts = Object.values(samples).map((sample) =>
  sample.replace(/(?:PROFESSIONAL SUMMARY|Summary|## Profile|Profile:|PROFIL)\n[^]*?\n\n/, '\n\n'),
)

const scoreOf = (resume: StructuredResume, posting: Posting) =>
  scoreMatch(resume, posting).score ?? 0
const listAll = (resume: StructuredResume) =>
  listTexts(resume)
    .map(({ text }) => text)
    .toSorted()

test.each(['order', 'light', 'full'] as const)(
  'with %s it passes the truth check, refuses itself nothing, loses no line and no point',
  (strength) => {
    const all = Object.values(postings)
    const broad = asking('Python, SQL and k8s', 'stock control', 'triage', 'SEO', 'HACCP', 'Excel')
    // Each posting has its share of the many.
    const pairs = [...Object.values(samples), ...bareTexts, ...benchTexts].flatMap((text, index) =>
      [all[index % all.length] ?? broad, ...(index % 3 === 0 ? [broad] : [])].map(
        (posting) => [text, posting] as const,
      ),
    )
    for (const [sample, asked] of pairs) {
      const [resume, posting] = [parseResume(sample), readPosting(asked)]
      const plan = planOffline(resume, posting, { strength })
      const result = applyEdits(resume, plan, { author: 'code' })
      expect(result.refused).toEqual([])
      expect(checkResume(readOriginal(resume), result.resume)).toEqual([])
      const made = result.applied.filter(({ text }) => text !== '')
      expect(made.every(({ reason, requirement }) => reason && requirement)).toBe(true)
      expect(scoreOf(result.resume, posting)).toBeGreaterThanOrEqual(scoreOf(resume, posting))
      const isMoved = listAll(result.resume).join('\n') === listAll(resume).join('\n')
      expect(strength !== 'order' || isMoved).toBe(true)
      const isOwn = result.resume.summary === resume.summary
      expect(strength !== 'light' || isOwn).toBe(true)
      const junk = listTexts(resume).filter(({ id, text }) => /^s\d/.test(id) && isJunk(text))
      expect(listTexts(result.resume).length).toBeGreaterThanOrEqual(
        listTexts(resume).length - junk.length,
      )
    }
  },
  120_000,
)

test('tailored again, the result stays as it is', () => {
  const pairs = [...Object.values(samples), ...bareTexts, ...benchTexts.slice(0, 30)]
  const all = Object.values(postings).map(readPosting)
  let changed = 0
  for (const [index, text] of pairs.entries()) {
    const [resume, posting] = [parseResume(text), all[index % all.length]]
    if (!posting) continue
    const once = applyEdits(resume, planOffline(resume, posting), {
      posting,
      author: 'code',
    }).resume
    const again = applyEdits(once, planOffline(once, posting), { posting, author: 'code' })
    expect(again.applied, text).toEqual([])
    if (JSON.stringify(again.resume) !== JSON.stringify(once)) changed += 1
  }
  expect(changed).toBe(0)
}, 120_000)

test('what the posting writes as the person does, with more, stays as it is', () => {
  const { resume } = tailor(
    'Jo Doe\njo@example.org\n\nExperience\n\nNurse, City Clinic, 2019 - 2022\n- Care of 6 people a shift, ECG 12 lead\n\nSkills\n\nTelemetry',
    asking('12-lead ECG', 'Telemetry', 'Wound care'),
  )
  expect(resume.workExperience[0]?.description).toEqual(['Care of 6 people a shift, ECG 12 lead'])
})
