import type { StructuredResume } from '@tailorbird/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'
import { findTerms, type Posting } from '@tailorbird/lexicon'
import { listTexts } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import * as postingTexts from '@tailorbird/document/samples/postings'
import * as resumeTexts from '@tailorbird/document/samples/resumes'
import { scoreMatch } from '@tailorbird/matching'
import { applyEdits } from './apply-edits.ts'

const resumes = Object.values(resumeTexts).map((text) => parseResume(text))
const postings = Object.values(postingTexts).map(readPosting)
/** A posting that asks for what a resume's bullets name: cutting them loses it. */
function askForOwn(resume: StructuredResume): Posting {
  const bullets = resume.workExperience.flatMap(({ description }) => description)
  const names = bullets.flatMap((text) => findTerms(text).map(({ written }) => written))
  const asked = [...new Set(names)].slice(0, 12).map((name) => `- ${name}`)
  return readPosting(`Specialist\n\nRequirements:\n${asked.join('\n')}\n`)
}

/** Texts that lose words of a resume's own, and so often what a posting asks for. */
const somePlan = fc.array(
  fc.record({ at: fc.nat(40), from: fc.nat(1), kept: fc.integer({ min: 2, max: 9 }) }),
  { minLength: 1, maxLength: 8 },
)

test('edits that lose what the posting asks for are left out, whatever they are', () => {
  let losses = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...resumes),
      fc.option(fc.constantFrom(...postings), { freq: 2 }),
      somePlan,
      fc.boolean(),
      (resume, other, cuts, hasSummary) => {
        const posting = other ?? askForOwn(resume)
        const texts = listTexts(resume).filter(({ id }) => /^(?:w\d+\.b|a\d|x\d+\.t)/.test(id))
        const cut = (text: string, from: number, kept: number) =>
          text
            .split(' ')
            .slice(from, from + kept)
            .join(' ')
        const edits = cuts.flatMap(({ at, from, kept }) => {
          const source = texts[at % texts.length]
          if (!source) return []
          const text = cut(source.text, from, kept)
          return [
            { targetId: source.id, text, sourceIds: [source.id], requirement: '', reason: '' },
          ]
        })
        const [first] = texts
        const summary =
          hasSummary && first ? [{ text: `${cut(first.text, 0, 6)}.`, sourceIds: [first.id] }] : []
        const plan = { ...EMPTY_PLAN, edits, summary }
        const free = applyEdits(resume, plan, { author: 'code' })
        const result = applyEdits(resume, plan, { posting, author: 'code' })
        const scoreOf = (one: typeof resume) => scoreMatch(one, posting).score ?? 0
        const before = scoreOf(resume)
        expect(scoreOf(result.resume)).toBeGreaterThanOrEqual(before)
        if (scoreOf(free.resume) >= before) return
        losses += 1
        expect(applyEdits(resume, plan, { posting, author: 'code' })).toEqual(result)
      },
    ),
    { numRuns: 25, seed: 7 },
  )
  expect(losses).toBeGreaterThan(0)
})
