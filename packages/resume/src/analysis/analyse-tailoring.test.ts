import { analysisResults } from '@tailorbird/contracts'
import { expect, test } from 'vitest'
import { parseResume } from '../parse/parse-resume.ts'
import { readPosting } from '../read-posting/read-posting.ts'
import { developer } from '../samples/resumes.ts'
import { applyEdits } from '../tailor/apply-edits.ts'
import { planOffline } from '../tailor/plan-offline.ts'
import { analyseTailoring } from './analyse-tailoring.ts'

test('says what changed, what was added, and both scores', async () => {
  const original = parseResume(developer)
  const posting = readPosting(
    'Developer\n\nRequirements:\n- PostgreSQL\n- Kubernetes\n- AWS\n- Terraform',
  )
  const { resume: tailored, applied } = applyEdits(
    developer,
    original,
    planOffline(original, posting),
  )
  const analysis = analyseTailoring({
    original,
    tailored,
    posting,
    applied,
    warnings: ['w'],
    engine: 'offline',
    model: null,
  })
  expect(await analysisResults.validate(analysis, { strict: true })).toEqual(analysis)
  expect(analysis).toMatchObject({
    keywordsAdded: ['PostgreSQL', 'Kubernetes'],
    keywordsCovered: ['PostgreSQL', 'Kubernetes', 'AWS'],
    keywordsMissing: ['Terraform'],
    optimizedPoints: [
      "Uses the posting's name for a skill you have.",
      'Puts the bullets that this job asks for first: Senior Software Engineer.',
      'Puts the bullets that this job asks for first: Software Developer.',
      'Puts the skills that this job asks for first.',
    ],
    noScoreReason: null,
    warnings: ['w'],
  })
  expect(analysis.matchScore).toBeGreaterThanOrEqual(analysis.matchScoreBefore ?? 100)
})

test('a thin posting gives reasons and no scores', () => {
  const original = parseResume(developer)
  const posting = readPosting('Waiter wanted')
  expect(
    analyseTailoring({
      original,
      tailored: original,
      posting,
      applied: [],
      warnings: [],
      engine: 'openai',
      model: 'm',
    }),
  ).toMatchObject({
    matchScore: null,
    matchScoreBefore: null,
    noScoreReason: expect.stringMatching(/names no/),
    optimizedPoints: [],
  })
})
