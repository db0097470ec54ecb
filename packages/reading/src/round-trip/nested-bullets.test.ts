import { TEMPLATE_NAMES } from '@tailorbird/contracts'
import { listLines, toHtml, toJsonResume, toMarkdown } from '@tailorbird/document'
import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const HEAD = 'Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, 2019 - 2020\n'
const NESTED = ['Led the move\n- planned it\n- ran it\n  - at night', 'Cooked']
const bulletsOf = (text: string) => parseResume(text).workExperience[0]?.description

test.each([
  ['set in', '- Led the move\n  - planned it\n  - ran it\n    - at night\n- Cooked\n'],
  ['by tabs', '- Led the move\n\t- planned it\n\t- ran it\n\t\t- at night\n- Cooked\n'],
  [
    'with other signs',
    '• Led the move\n   ▪ planned it\n   ▪ ran it\n      – at night\n• Cooked\n',
  ],
])('bullets below a bullet, %s, stay there', (_, list) => {
  expect(bulletsOf(HEAD + list)).toEqual(NESTED)
})

test('other signs below a bullet are enough where a paste has lost its spaces', () => {
  expect(bulletsOf(`${HEAD}• Led the move\n– planned it\n– ran it\n• Cooked\n`)).toEqual([
    'Led the move\n- planned it\n- ran it',
    'Cooked',
  ])
  expect(bulletsOf(`${HEAD}- Led the move\n* planned it\n`)).toEqual(['Led the move', 'planned it'])
})

const resume = parseResume(
  `${HEAD}- Led the move\n  - planned it\n  - ran it\n    - at night\n- Cooked\n\nProjects\n- Garden\n  - 40 beds\n\nEducation\n\nBSc Botany, Foo College, 2018\n- Thesis\n  - on moss\n`,
)

test('they come back from their markdown, untouched and edited', () => {
  expect(resume.additionalSections).toEqual({ Projects: ['Garden\n- 40 beds'] })
  expect(resume.education[0]?.achievements).toEqual(['Thesis\n- on moss'])
  const markdown = toMarkdown(resume)
  expect(markdown).toContain('- Led the move\n    - planned it\n    - ran it\n        - at night\n')
  expect(parseResume(markdown, resume.sections)).toEqual(resume)
  const edited = markdown.replace('- Cooked', '* Cooked **well**').replace('    - ran', '  - ran')
  expect(parseResume(edited, resume.sections).workExperience[0]?.description).toEqual([
    NESTED[0],
    'Cooked well',
  ])
})

test.each(TEMPLATE_NAMES)('%s prints a list in the list', (template) => {
  expect(toHtml(resume, { size: 'a4', template })).toContain(
    '<li>Led the move\n<ul>\n<li>planned it</li>\n<li>ran it\n<ul>\n<li>at night</li>\n</ul>\n</li>\n</ul>\n</li>\n<li>Cooked</li>',
  )
})

test('JSON Resume has one level, and no line is lost', () => {
  expect(toJsonResume(resume).work?.[0]?.highlights).toEqual([
    'Led the move',
    'planned it',
    'ran it',
    'at night',
    'Cooked',
  ])
})

test('they are compared line by line', () => {
  const job = listLines(resume)
    .flatMap(({ entries }) => entries)
    .find(({ place }) => place === 'w0')
  expect(job?.lines.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
    '0 Acme Ltd',
    '0 Cook | 2019 – 2020',
    '0 Led the move',
    '1 planned it',
    '1 ran it',
    '2 at night',
    '0 Cooked',
  ])
})
