import { expect, test } from 'vitest'
import * as postings from '@tailorbird/document/samples/postings'
import { parseResume, readPosting } from '@tailorbird/reading'
import { prepareResume } from './prepare-resume.ts'
import { scoreMatch, scorePrepared } from './score-match.ts'
import { telling } from './testing/compare.ts'

const resume = parseResume(
  telling({
    skills: 'TypeScript, Postgres, Docker, Wound care',
    bullets: ['Built REST APIs in TypeScript on Kubernetes', 'Strong JavaScript and code review'],
  }),
)

test('a resume prepared once scores each posting as it does alone, in whatever order', () => {
  const read = Object.values(postings).map((text) => readPosting(text))
  const alone = read.map((posting) => scoreMatch(resume, posting))
  const prepared = prepareResume(resume)
  expect(read.map((posting) => scorePrepared(prepared, posting))).toEqual(alone)
  const back = read.toReversed().map((posting) => scorePrepared(prepared, posting))
  expect(back).toEqual(alone.toReversed())
  expect(new Set(alone.map(({ score }) => score)).size).toBeGreaterThan(2)
})
