import type { StructuredResume } from '@tailorbird/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { type Posting } from '@tailorbird/lexicon'
import * as postingTexts from '@tailorbird/document/samples/postings'
import * as resumeTexts from '@tailorbird/document/samples/resumes'
import { scoreMatch } from './score-match.ts'

const resumes = Object.values(resumeTexts).map((text) => parseResume(text))
const postings = Object.values(postingTexts).map(readPosting)
const someResume = fc.constantFrom(...resumes)
/** A posting, asking for years of experience here and there. */
const somePosting = fc
  .tuple(
    fc.constantFrom(...postings),
    fc.array(fc.option(fc.integer({ min: 1, max: 15 })), { maxLength: 12 }),
  )
  .map(([posting, years]): Posting => ({
    ...posting,
    requirements: posting.requirements.map((requirement, index) => ({
      ...requirement,
      years: years[index] ?? null,
    })),
  }))

/** A list in another order, by arbitrary ranks. */
const shuffle = <T>(items: readonly T[], ranks: readonly number[]): T[] =>
  items
    .map((item, index) => ({ item, rank: ranks[index % ranks.length] ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)

const someRanks = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 })

test('the order of bullets, skills, jobs and lines changes nothing', () => {
  fc.assert(
    fc.property(someResume, somePosting, someRanks, (resume, posting, ranks) => {
      const moved: StructuredResume = {
        ...resume,
        workExperience: shuffle(
          resume.workExperience.map((job) => ({
            ...job,
            description: shuffle(job.description, ranks),
          })),
          ranks,
        ),
        skillsCategories: shuffle(
          resume.skillsCategories.map((group) => ({
            ...group,
            skills: shuffle(group.skills, ranks),
          })),
          ranks,
        ),
        certifications: shuffle(resume.certifications, ranks),
        additionalSections: Object.fromEntries(
          shuffle(Object.entries(resume.additionalSections), ranks),
        ),
      }
      expect(scoreMatch(moved, posting)).toEqual(scoreMatch(resume, posting))
    }),
  )
})

test('the order of the requirements does not change the score', () => {
  fc.assert(
    fc.property(someResume, somePosting, someRanks, (resume, posting, ranks) => {
      const moved = { ...posting, requirements: shuffle(posting.requirements, ranks) }
      const { score, ceiling } = scoreMatch(resume, posting)
      expect(scoreMatch(resume, moved)).toMatchObject({ score, ceiling })
    }),
  )
})

test('the template changes nothing', () => {
  for (const resume of resumes)
    for (const posting of postings)
      expect(scoreMatch(parseResume(toMarkdown(resume)), posting)).toEqual(
        scoreMatch(resume, posting),
      )
})

/** Of each sample's language, about nothing that a posting asks for. */
const UNRELATED = {
  en: ['Watered the plants of the lobby each morning', 'Sang in the choir of the town at the fair'],
  fr: ['Arrosage des plantes dans le hall', 'Chant dans la chorale du village'],
  de: [
    'Pflanzen im Flur und auf dem Balkon gegossen',
    'Im Chor der Stadt mit den Nachbarn gesungen',
  ],
}
const languageOf = (resume: StructuredResume) => {
  const at = resumes.indexOf(resume)
  const name = Object.keys(resumeTexts)[at] ?? ''
  return name.startsWith('french') ? 'fr' : name.startsWith('german') ? 'de' : 'en'
}

/** The resume with bullets added to one of its jobs. */
function addBullets(resume: StructuredResume, job: number, bullets: readonly string[]) {
  const copy = structuredClone(resume)
  copy.workExperience[job % copy.workExperience.length]?.description.push(...bullets)
  return copy
}

test('unrelated bullets change nothing', () => {
  fc.assert(
    fc.property(someResume, somePosting, fc.nat(5), fc.nat(8), (resume, posting, job, count) => {
      const lines = UNRELATED[languageOf(resume)]
      const bullets = Array.from({ length: count }, (_, index) => lines[index % lines.length] ?? '')
      expect(scoreMatch(addBullets(resume, job, bullets), posting)).toEqual(
        scoreMatch(resume, posting),
      )
    }),
  )
})

const scoreOf = (resume: StructuredResume, posting: Posting) =>
  scoreMatch(resume, posting).score ?? -1

test('a true requirement never lowers the score, in a bullet or in the list', () => {
  fc.assert(
    fc.property(
      someResume,
      somePosting,
      fc.array(fc.tuple(fc.nat(30), fc.nat(5), fc.boolean()), { minLength: 1, maxLength: 6 }),
      (resume, posting, additions) => {
        let grown = resume
        for (const [which, job, isListed] of additions) {
          const { term } = posting.requirements[which % posting.requirements.length] ?? { term: '' }
          const before = scoreOf(grown, posting)
          const next = structuredClone(grown)
          if (isListed) next.skillsCategories.push({ category: '', skills: [term] })
          else
            next.workExperience[job % next.workExperience.length]?.description.push(
              `Worked with ${term} every week`,
            )
          expect(scoreOf(next, posting)).toBeGreaterThanOrEqual(before)
          grown = next
        }
      },
    ),
  )
})

test('stuffing the list earns less than saying it, and never the whole score', () => {
  for (const resume of resumes)
    for (const posting of postings) {
      const terms = posting.requirements.map(({ term }) => term)
      const stuffed = structuredClone(resume)
      stuffed.skillsCategories.push({ category: '', skills: terms })
      const told = addBullets(
        resume,
        0,
        terms.map((term) => `Worked with ${term} every week`),
      )
      expect(scoreOf(stuffed, posting)).toBeLessThanOrEqual(scoreOf(told, posting))
      expect(scoreOf(told, posting)).toBe(100)
    }
})

test('the ceiling is never below the score, and both are 0 to 100', () => {
  fc.assert(
    fc.property(someResume, somePosting, (resume, posting) => {
      const { score, ceiling } = scoreMatch(resume, posting)
      if (score === null || ceiling === null) throw new Error('the samples are not thin')
      expect(score).toBeGreaterThanOrEqual(0)
      expect(ceiling).toBeGreaterThanOrEqual(score)
      expect(ceiling).toBeLessThanOrEqual(100)
    }),
  )
})
