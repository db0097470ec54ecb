import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMarkdown } from '@tailorbird/document'
import * as samples from '@tailorbird/document/samples/resumes'
import { parseResume } from './parse-resume.ts'

/** Words that name a place, not a fact: headings and labels are written anew, and a dash stands for 'until'. */
const FRAME = new Set(
  'CV SUMMARY SKILLS EXPERIENCE EDUCATION CERTIFICATIONS LANGUAGES ACHIEVEMENTS EMAIL PHONE COMPANY POSITION PERIOD FROM INSTITUTION DEGREE AT TO UNTIL BIS PRESENT NOW DATES EMPLOYER'.split(
    ' ',
  ),
)
/** A page, the columns of a table of skills, how long all positions at an employer were. */
const FRAME_LINE = /^(?:Page 1 of 2|\| Area \| Tools \| Level \||4 years 2 months)$/
const wordsOf = (text: string) =>
  (
    text
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !FRAME.has(word))

/** Between two names they say which is the employer's, and go. */
const JOINTS = new Set(
  'in bei beim chez presso bij voor para en na no im am an au aux for with by als as como comme come jako o y et und de du la le il lo el das die der des'.split(
    ' ',
  ),
)
const word = fc
  .stringMatching(/^[A-Za-z][a-z0-9]{1,8}$/)
  .filter((text) => !JOINTS.has(text.toLowerCase()))
const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const date = fc.constantFrom('Mar 2019', '03/2019', '2019', 'janvier 2020', '2021')
const line = fc.oneof(
  phrase,
  fc
    .tuple(fc.constantFrom('- ', '* ', '• ', '  - ', '## ', '### ', '> '), phrase)
    .map((parts) => parts.join('')),
  phrase.map((text) => `**${text}**`),
  phrase.map((text) => `${text}:`),
  phrase.map((text) => text.toUpperCase()),
  fc
    .tuple(phrase, fc.constantFrom(' | ', ', ', ' — ', ': ', '\t'), phrase)
    .map((parts) => parts.join('')),
  fc
    .tuple(
      phrase,
      fc.constantFrom(' | ', ', ', ' ('),
      date,
      fc.constantFrom(' – ', '-', ' to '),
      date,
    )
    .map((parts) => parts.join('')),
  fc.tuple(date, phrase).map((parts) => parts.join(' ')),
  fc.constantFrom(
    '',
    '',
    '---',
    'SUMMARY',
    '## Experience',
    'Skills:',
    'Education',
    '**Certifications**',
    'LANGUAGES',
    'Achievements',
    'Email: ab@example.org',
    'Phone: 613 555 0142',
    '4 years 2 months',
    'Mar 2019 - Present (2 yrs 1 mo)',
    '2015 (6 months): Intern, Red Hat, Brno',
    '    - deeper',
    '--  covered',
    '| Data | SQL, R |',
    'Education & Certifications',
    'OTHER',
    'Cook (2022, part-time)',
    'Acme s.r.o., Brno (hybrid)',
    'Depuis 2020 : Chef de partie, Restaurant Foo, Lyon',
    'seit 2019',
    '2018 bis heute',
    'Cook at Acme Ltd, from May 2019 until now.',
    'Mobile: 613 555 0143',
    'Second e-mail: cd@example.org',
    'Dates | Employer | Position',
    '2019 - 2020 | Acme | Cook',
    'Company: Acme Ltd',
    'Position: Cook',
    'Period: 2019 - 2020',
    'From: 2018',
    'Institution: Foo College',
    'Degree: BSc Botany',
    'Page 1 of 2',
    '| Area | Tools | Level |',
  ),
)
const opening = fc.constantFrom(
  'Jo Doe',
  'Jo Doe\n\n## Experience\n',
  'JO DOE\n\nEXPERIENCE\n',
  '# Jo Doe\n\n## Education\n',
)
const resumeText = fc
  .tuple(opening, fc.array(line, { minLength: 1, maxLength: 40 }))
  .map(([head, lines]) => `${head}\n${lines.join('\n')}`)

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\\',
        '|',
        '*',
        '_',
        '`',
        '[',
        ']',
        '(',
        ')',
        '<',
        '&amp;',
        '#',
        '- ',
        ', ',
        ':',
        '\n',
        '\n\n',
        ' – ',
        '2019',
        '**',
        '1. ',
        '---',
        '\t',
        '> ',
      ),
      word,
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((parts) => `Jo ${parts.join('')}`)
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  .map((text) => `Jo ${text.replaceAll(/[\0\uFFFD]/g, '')}`)

const RUNS = { numRuns: 400 }

/** Words that only join a title and who employs: random letters spell them now and then. */
const JOINING =
  /^(?:AT|IN|IM|AM|AS|AN|BEI|BEIM|CHEZ|EN|ALS|UN|DA|DE|BIJ|PRESSO|COMO|COME|NA|LA|LE)$/u

function expectNothingLost(source: string): void {
  const kept = new Set(wordsOf(toMarkdown(parseResume(source))))
  const lines = source.split('\n').filter((text) => !FRAME_LINE.test(text))
  const lost = wordsOf(lines.join('\n')).filter((text) => !kept.has(text) && !JOINING.test(text))
  expect(lost).toEqual([])
}

test('every word of a resume is in its markdown', () => {
  fc.assert(fc.property(resumeText, expectNothingLost), RUNS)
  for (const sample of Object.values(samples)) {
    const kept = toMarkdown(parseResume(sample)).toUpperCase()
    const frame =
      /^(?:PROFESSIONAL|CLINICAL|WORK|LICENSES|AND|TEL|ADDRESS|PROFILE|PROFIL|EMPLOYMENT|HISTORY|TICKETS|TECHNICAL|EXPÉRIENCE|PROFESSIONNELLE|FORMATION|LANGUES|LEBENSLAUF|TELEFON|MAIL|E|BERUFSERFAHRUNG|AUSBILDUNG|KENNTNISSE|SPRACHKENNTNISSE|GITHUB|MAILTO|AT|À|1|2)$/
    expect(wordsOf(sample).filter((text) => !frame.test(text) && !kept.includes(text))).toEqual([])
  }
})

test.each([
  ['a resume', resumeText],
  ['markup', nasty],
  ['any text', anyText],
])('%s comes back from its markdown as it was', (_, source) => {
  fc.assert(
    fc.property(source, (text) => {
      const resume = parseResume(text)
      expect(parseResume(toMarkdown(resume), resume.sections)).toEqual(resume)
    }),
    RUNS,
  )
})

test.each([
  [
    'a job under no heading, between two headings of jobs',
    'Jo Doe\n\n## Experience\n\n**Aa Aa**\n\naa | Aa\n**aa a0 aa a0**\nMar 2019 Aa\nAa, aa\naa:\n**a0a**\naa a0 A0 | 03/2019 to janvier 2020',
  ],
  [
    'a heading of jobs that comes twice, with another between',
    'Jo Doe\n\n## Experience\n\nAa\n## a0\naa\nA0\nMar 2019 A0\n## Experience\nMar 2019 a0\nAa:',
  ],
  ['a group of skills without a skill', 'Jo \n\naa:\n\n|'],
])('%s comes back', (_, text) => {
  const resume = parseResume(text)
  expect(resume.workExperience.map(({ section }) => section)).not.toContain('')
  expect(parseResume(toMarkdown(resume), resume.sections)).toEqual(resume)
})

test.each([
  'JO DOE\n\nEXPERIENCE\n\nAcme s.r.o., Brno (hybrid)\nAg\nA0 A0a:\nA0a Aa, Mar 2019 – Mar 2019\n| Area | Tools | Level |\naa a0 — aa',
  'JO DOE\n\nEXPERIENCE\n\nAa\nI00AA M0 AA0\n- a0\n\nPosition: Cook',
  '# Jo Doe\n\n## Education\n\n**aa**\naa aa A0 a0:\n\nAA0\nSecond e-mail: cd@example.org\n**aa0a**\na0 A0 | ba',
])(
  'an employer’s place above a position with its own, and a second heading of a kind: case %#',
  expectNothingLost,
)

test('the samples come back from their markdown as they were', () => {
  for (const sample of Object.values(samples)) {
    const resume = parseResume(sample)
    expect(parseResume(toMarkdown(resume), resume.sections)).toEqual(resume)
  }
})
