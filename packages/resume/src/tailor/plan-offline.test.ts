import { expect, test } from 'vitest'
import { toMarkdown } from '../markdown/to-markdown.ts'
import { parseResume } from '../parse/parse-resume.ts'
import { readPosting } from '../read-posting/read-posting.ts'
import * as postings from '../samples/postings.ts'
import * as samples from '../samples/resumes.ts'
import { checkTruth } from '../truth/check-truth.ts'
import { applyEdits } from './apply-edits.ts'
import { planOffline } from './plan-offline.ts'

const tailor = (sample: string, posting: string) => {
  const resume = parseResume(sample)
  return applyEdits(sample, resume, planOffline(resume, readPosting(posting)))
}

test('names skills as the posting does and puts what it asks for first', () => {
  const posting = 'Developer\n\nRequirements:\n- PostgreSQL\n- Kubernetes\n- Node.js'
  const { resume, applied } = tailor(samples.developer, posting)
  expect(resume.skillsCategories.map(({ skills }) => skills[0])).toEqual([
    'PostgreSQL',
    'Kubernetes',
    'TypeScript',
  ])
  expect(resume.workExperience[1]?.description[1]).toBe(
    'Wrote migrations for a 2 TB PostgreSQL database',
  )
  expect(applied.every(({ reason }) => reason !== '')).toBe(true)
})

test('a summary from the resume itself where there is none, in its language', () => {
  expect(tailor(samples.germanElectrician, postings.germanPosting).resume.summary).toBe(
    'Elektroniker für Betriebstechnik: SPS-Programmierung, Schaltschrankbau. Ausbildung zum Elektroniker, Oberstufenzentrum Berlin.',
  )
  const sample = samples.electrician.replace(/Journeyman Electrician\n|Summary\n.*\n/g, '')
  const posting = 'Electrician\n\nRequirements:\n- conduit bending\n- blueprint reading\n- PLC'
  expect(tailor(sample, posting).resume.summary).toMatch(
    /^Journeyman Electrician with experience in .+ and .+\.$/,
  )
})

test('it always passes the truth check, and never refuses itself', () => {
  for (const sample of Object.values(samples)) {
    for (const posting of Object.values(postings)) {
      const { resume, refused } = tailor(sample, posting)
      expect(refused).toEqual([])
      expect(checkTruth(sample, toMarkdown(resume))).toEqual([])
    }
  }
})
