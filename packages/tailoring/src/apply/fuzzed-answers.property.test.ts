import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMarkdown, listTexts } from '@tailorbird/document'
import { parseResume } from '@tailorbird/reading'
import * as samples from '@tailorbird/document/samples/resumes'
import { applyEdits } from './apply-edits.ts'
import { parsePlan } from '../plan/parse-plan.ts'
import { EMPTY_PLAN } from '../plan/edit-plan.ts'

const EMPLOYERS = ['Initech', 'Globotron AG', 'Umbrella Foods']
const DATES = ['March 1998', '1997 – 2031', 'since 1996', '11/2029']
const DEGREES = ['PhD', 'M.Sc. in Robotics', 'Doctorate in Law']
const FIGURES = [
  '7,777',
  '6.543 million',
  '$91,347',
  '987 people',
  '8641%',
  'seventy-seven thousand',
]
const INVENTED =
  /Initech|Globotron|Umbrella|199[678]|2029|2031|PhD|Robotics|Doctorate|7[,.]?777|6[.,]543|91[,.]?347|987|8641|seventy/i

const sources = Object.values(samples).map((text) => {
  const resume = parseResume(text)
  const texts = listTexts(resume)
  const numbers = new Set(toMarkdown(resume).match(/\d+/g) ?? [])
  return { text, resume, texts, numbers, ids: [...texts.map(({ id }) => id), 'summary', 'w9.b9'] }
})

const invented = fc.constantFrom(...EMPLOYERS, ...DATES, ...DEGREES, ...FIGURES)
const joints = fc.constantFrom(' at ', ' for ', ', ', ' (', '. ', ' and ', ' since ', ' with ')

/** A true text with something done to it that a model could do. */
const spoil = (text: string, other: string) =>
  fc.oneof(
    fc.constant(text),
    fc.constant(other),
    fc.tuple(joints, invented).map(([joint, claim]) => `${text}${joint}${claim}`),
    fc.tuple(joints, invented).map(([joint, claim]) => `${claim}${joint}${text}`),
    fc.tuple(fc.nat(), invented).map(([at, claim]) => {
      const words = text.split(' ')
      return words.with(at % words.length, claim).join(' ')
    }),
    invented.map((claim) => text.replace(/\d[\d.,]*/, claim)),
    fc.constant(text.replace(/(\d+)(.*?)(\d+)/s, '$3$2$1')),
    fc.constant(`${text} ${other}`),
    fc.string({ unit: 'grapheme', maxLength: 40 }).map((noise) => `${text} ${noise}`),
  )

const answer = fc.constantFrom(...sources).chain((source) =>
  fc
    .array(
      fc
        .record({ target: fc.constantFrom(...source.ids), other: fc.constantFrom(...source.texts) })
        .chain(({ target, other }) => {
          const own = source.texts.find(({ id }) => id === target)?.text ?? other.text
          return spoil(own, other.text).map((text) => ({
            targetId: target,
            text,
            sourceIds: [other.id],
            requirement: '',
            reason: '',
          }))
        }),
      { minLength: 1, maxLength: 3 },
    )
    .map((edits) => ({ source, edits })),
)

const factsOf = ({ workExperience, education }: ReturnType<typeof parseResume>) => ({
  jobs: workExperience.map(({ company, position, startDate, endDate }) => [
    company,
    position,
    startDate,
    endDate,
  ]),
  schools: education.map(({ degree, institution, graduationDate }) => [
    degree,
    institution,
    graduationDate,
  ]),
})

test('whatever a model answers, no employer, date, degree or figure comes in that the resume lacks', () => {
  let applied = 0
  fc.assert(
    fc.property(answer, ({ source, edits }) => {
      const { plan } = parsePlan({ ...EMPTY_PLAN, edits, bulletOrder: [] })
      const result = applyEdits(source.resume, plan)
      applied += result.applied.length
      expect(factsOf(result.resume)).toEqual(factsOf(source.resume))
      const text = toMarkdown(result.resume)
      expect(text).not.toMatch(INVENTED)
      for (const number of text.match(/\d+/g) ?? []) expect(source.numbers).toContain(number)
    }),
    { numRuns: 1_000 },
  )
  // Answers that were all refused would prove nothing.
  expect(applied).toBeGreaterThan(0)
})
