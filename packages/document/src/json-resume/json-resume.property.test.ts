import type { StructuredResume } from '@tailorbird/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonResume } from './read-json-resume.ts'
import { toJsonResume } from './to-json-resume.ts'

/** What a field gives: trimmed, on one line, not empty. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    fc.constantFrom(
      'Ottawa, ON',
      'A (B)',
      'French (a little)',
      'https://jo.example',
      'jo.example/x',
      'a: b, c',
    ),
  )
  .map((raw) => raw.replaceAll(/[\r\n]/g, '').trim())
  .filter((line) => line !== '')
const date = fc.oneof(
  fc.constantFrom('03/2019', '3/2019', '2019', '2019-03', '2019-03-07', 'Mar 2019', 'March 2019'),
  fc.constantFrom('Spring 2019', '09/2012 – 06/2016', '2012 – Present', '2012 – 2016'),
  text,
)
const texts = fc.array(text, { maxLength: 3 })
const optional = <T>(name: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined }).map((v) => (v === undefined ? {} : { [name]: v }))
const merge = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as object)

const job = merge(
  fc.record({ company: text, position: text, startDate: date, description: texts }),
  optional('location', text),
  fc.oneof(
    fc.constant({ isCurrent: true }),
    merge(fc.constant({ isCurrent: false }), optional('endDate', date)),
  ),
)
const education = merge(
  fc.record({ institution: text, degree: text, achievements: texts }),
  optional('fieldOfStudy', text),
  optional('graduationDate', date),
  optional('gpa', text),
)
const resume = merge(
  fc.record({
    contactInfo: merge(
      fc.record({ fullName: text, email: text, phone: text, languages: texts }),
      optional('location', text),
      optional('linkedin', text),
      optional('website', text),
    ),
    workExperience: fc.array(job, { maxLength: 3 }),
    education: fc.array(education, { maxLength: 3 }),
    skillsCategories: fc.array(
      fc.record({ category: text, skills: fc.array(text, { minLength: 1, maxLength: 3 }) }),
      { maxLength: 3 },
    ),
    certifications: texts,
    achievements: texts,
    additionalSections: fc
      .uniqueArray(
        fc.tuple(
          fc.oneof(
            fc.constantFrom('Projects', 'PROJECTS', 'Volunteering', 'Profiles', 'References'),
            text,
          ),
          texts,
        ),
        { selector: ([name]) => name, maxLength: 4 },
      )
      .map((entries) => Object.fromEntries(entries)),
  }),
  optional('summary', text),
) as fc.Arbitrary<StructuredResume>

test('form → JSON Resume → form is the same', () => {
  fc.assert(
    fc.property(resume, (form) => {
      const file = JSON.stringify(toJsonResume(form))
      expect(readJsonResume(file)).toEqual({ resume: form, leftOut: [] })
    }),
    { numRuns: 500 },
  )
})

const json = fc.jsonValue({ maxDepth: 4 })
test('any JSON is read or refused, never an accident', () => {
  const keys = ['basics', 'work', 'skills', 'meta', 'projects', 'languages', 'education']
  fc.assert(
    fc.property(fc.oneof(json, fc.dictionary(fc.constantFrom(...keys), json)), (value) => {
      const reading = readJsonResume(JSON.stringify(value))
      expect('resume' in reading || reading.problems.length > 0).toBe(true)
    }),
  )
})
