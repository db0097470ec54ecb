import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as samples from '@tailorbird/document/samples/postings'
import { foldSpaces } from '@tailorbird/language'
import { extractKeywords } from '../extract-keywords.ts'
import { readPosting } from '../read-posting.ts'

const ask = (lines: string, heading = 'Requirements') =>
  readPosting(`Some Job\n\n${heading}\n${lines}`).requirements
// Conditions in the posting's own words are none.
const terms = (lines: string, heading?: string) =>
  ask(lines, heading).flatMap(({ term, kind }) => (kind === 'responsibility' ? [] : [term]))

test('a term is the span of the posting, its name the one of the lexicon', () => {
  expect(ask('- Postgres on\n- Flurbstore experience')).toMatchObject([
    { term: 'Postgres', name: 'PostgreSQL', isKnown: true },
    { term: 'Flurbstore', name: 'Flurbstore', isKnown: false },
  ])
})

test.each(Object.entries(samples))('each term of %s stands in it', (_, text) => {
  const folded = foldSpaces(text.replaceAll('&amp;', '&'))
  const written = extractKeywords(text).flatMap(({ term, anyOf }) => [
    term,
    ...anyOf.map((other) => other.term),
  ])
  expect(written.filter((term) => !folded.includes(term))).toEqual([])
  expect(written.length).toBeGreaterThan(2)
})

test.each([
  ['- Experience with vasoactive drips and arterial lines', ['vasoactive drips', 'arterial lines']],
  ['- Knowledge of ISO 13485 and NFPA 70E', ['ISO 13485', 'NFPA 70E']],
  ['- .NET, CQRS', ['.NET', 'CQRS']],
  ['- Grumbit card required', ['Grumbit card']],
  ['- Quillbase, PostgreSQL or Merkdb', ['Quillbase']],
  ['- You have strong knowledge of <ORGANIZATION> and Flurbstore', ['Flurbstore']],
  ['- Experience working with people of various ages', []],
  ['- Good relations with customers and partners', []],
])('phrases behind cues and in rows: %s asks for %j', (line, expected) => {
  expect(terms(line)).toEqual(expected)
})

test('a form lists tools and industries, not its other fields', () => {
  const posting = `Data Engineer
Acme Ltd

Job type:
Full-time
Industry:
Banking
Company size:
51–200 people
Technologies
python zorbl-db terraform

Job description
You will write pipelines.`
  expect(extractKeywords(posting).map(({ term }) => term)).toEqual([
    'Banking',
    'python',
    'zorbl-db',
    'terraform',
  ])
})

test.each([
  ['- BLS required, ACLS preferred', ['must', 'preferred']],
  ['- Excel, ideally with Power Query', ['must', 'preferred']],
  ["- Bachelor's degree (Master's degree is a plus)", ['must', 'preferred']],
  ['- Experience with Terraform (Kubernetes preferred) and Docker', ['must', 'preferred', 'must']],
  ['- Microsoft Office (Preferred)', ['preferred']],
  ['- Kafka, Redis and Docker are a plus', ['preferred', 'preferred', 'preferred']],
])('tones within a line: %s is %j', (line, tiers) => {
  expect(ask(line).map(({ tier }) => tier)).toEqual(tiers)
})

test.each([
  ['- 5+ years of Python', 5],
  ['- 3-5 years of experience with Python', 3],
  ['- Mindestens drei Jahre Erfahrung mit Python', 3],
  ["- Au moins 2 ans d'expérience en Python", 2],
  ['- Python: 1 year (Required)', 1],
  ['- Python (4 years of experience)', 4],
  ['- At least 18 years old, experience with Python', null],
  ['- Python', null],
])('years: %s asks for %j', (line, years) => {
  const posting = readPosting(`Some Job\n\nRequirements\n${line}`)
  expect(posting.requirements.find(({ name }) => name === 'Python')).toMatchObject({ years })
  expect(posting.years).toBe(years)
})

test('years that belong to no term are asked for overall', () => {
  const { years, requirements } = readPosting(
    'Some Job\n\nRequirements\n- 7 years of relevant experience\n- 2 years of Python',
  )
  expect([years, requirements.map((one) => one.years)]).toEqual([7, [2]])
})

test('duties are shown and are no keywords', () => {
  const posting = `Pipe Welder

What you will do:
- Weld carbon steel pipe in all positions, day and night
- You will be responsible for reading isometric drawings and the

Requirements
- TWIC card`
  const duties = readPosting(posting).requirements.filter(({ kind }) => kind === 'responsibility')
  expect(duties.map(({ term, tier }) => [term, tier])).toEqual([
    ['Weld carbon steel pipe in all positions', 'mentioned'],
    ['reading isometric drawings', 'mentioned'],
  ])
  expect(extractKeywords(posting).every(({ kind }) => kind !== 'responsibility')).toBe(true)
})

test('at most 15 duties', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `- Carry load number ${index}`).join('\n')
  expect(ask(lines, 'Responsibilities')).toHaveLength(15)
})

test('an alternative to what is a must anyway is only mentioned', () => {
  expect(ask('- Java\n- Java or Kotlin').map(({ term, tier }) => [term, tier])).toEqual([
    ['Java', 'must'],
    ['Kotlin', 'mentioned'],
  ])
})

test.each([
  'We are a leading provider of Python training with 300 employees.',
  'Acme Ltd is a leading manufacturer of robotics and PLCs.',
  'We are an equal opportunity employer and welcome Java programmers regardless of race.',
])('a pitch asks for nothing: %s', (sentence) => {
  expect(terms(`- SQL\n\n${sentence}`)).toEqual(['SQL'])
})

test.each([
  ['Freude am Handwerk, sauberes Arbeiten, Konfliktfähigkeit', 'Dein Profil'],
  ['Calme, sourire dans la voix', 'Votre profil'],
  ['Vocación, constancia y ganas de aprender', 'Requisitos'],
  ['You must pass a medical including drug and alcohol testing', 'Requirements'],
  ['Drug-free workplace. Quarterly attendance bonus.', 'Requirements'],
  ['C1-level or B2', 'Requirements'],
])('%s names no skill', (line, heading) => {
  expect(ask(`- ${line}`, heading).filter(({ kind }) => kind === 'skill')).toEqual([])
})

test.each([
  'Interesados, enviad CV y carta. El centro promueve la igualdad de oportunidades.',
  'Merci de postuler en ligne (réf. LENS-CC-09).',
  'Wir fördern Chancengleichheit und freuen uns auf Ihre Bewerbung mit SAP.',
  'St. Brendan is a 312-bed, not-for-profit, Magnet hospital.',
])('equal opportunity, the way to apply and a pitch ask for nothing: %s', (sentence) => {
  const posting = `Nurse\nSt. Brendan Medical Center\n\n${sentence}\n\nRequirements\n- SQL`
  const after = `Nurse\nSt. Brendan Medical Center\n\nRequirements\n- SQL\n\n${sentence}`
  for (const text of [posting, after])
    expect(readPosting(text).requirements.map(({ term }) => term)).toEqual(['SQL'])
})

test.each([
  ["ABA-approved program or bachelor's degree", 'degree', "bachelor's degree"],
  ['Quillspeak or Spanish', 'language', 'Spanish'],
])('a paper or a language speaks for its group: %s', (line, kind, term) => {
  expect(ask(`- ${line}`)[0]).toMatchObject({ kind, term })
})

test('a standard is not what its letters mean alone', () => {
  expect(ask('- Ladungssicherung nach VDI 2700').map(({ name }) => name)).toContain(
    'Ladungssicherung VDI 2700',
  )
})

test('no text breaks the reader, and every term is short', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
      const found = extractKeywords(`Requirements\n- experience with ${text}`)
      expect(found.filter(({ term }) => term.length > 80 || term !== term.trim())).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['Requirements\n- more than five years of cooking', 5],
  ['Requisitos\n- un recorrido de ocho años en taller como poco', 8],
  ['Votre profil\n- six années de tertiaire au bas mot', 6],
  ['Anforderungen\n- Mit weniger als acht Jahren Bauleitung werden Sie es nicht schaffen.', 8],
  ['We have been feeding Leeds for more than nine years.', null],
  ['A family firm with more than 30 years of experience.', null],
  ['You do not need five years of experience.', null],
])('years asked for in %j: %s', (text, years) =>
  expect(readPosting(`Cook\nAcme Ltd\n\n${text}`).years).toBe(years),
)
