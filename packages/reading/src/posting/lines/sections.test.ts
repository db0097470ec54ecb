import { expect, test } from 'vitest'
import { readHeading, readTier } from './sections.ts'

test.each([
  ['must', 'Requirements', 'Minimum Qualifications', "What you'll need to succeed"],
  ['must', 'Who we are looking for', 'Knowledge, Skills & Abilities', 'Education/Experience:'],
  ['must', 'Das bringst du mit', 'Damit überzeugen Sie', 'Profil recherché', '¿Qué buscamos?'],
  ['preferred', 'Nice to have', 'Preferred Qualifications', 'Wünschenswert', 'Se valorará'],
  ['mentioned', 'Essential Duties:', "What You'll Be Doing", 'Aufgabengebiet', 'Vos missions'],
  ['must', '¿Qué pedimos?', 'Das wünschen wir uns', 'Ce que nous demandons'],
  ['preferred', 'Se valora:', 'Wanted but not needed:', 'Bonus:'],
  ['mentioned', '¿Qué harás?', 'Was du tust', 'Votre quotidien'],
  ['boilerplate', 'The package', "What's on offer", 'Condiciones:'],
  ['boilerplate', 'Benefits', 'About Acme', 'Why join us?', 'Wir bieten', 'Sobre nosotros'],
  ['boilerplate', 'WHAT YOU WILL GET', "What you'll receive:", 'What you can expect from us'],
  ['boilerplate', 'What we give you', 'What is in it for you?', 'Was wir dir bieten'],
  ['mentioned', 'What you will do', 'What you will get to do', "What you'll get to work on"],
  ['boilerplate', 'Job type:', 'Company size:', 'Physical demands'],
])('%s is announced by %s, %s, %s', (tier, ...headings) => {
  expect(headings.map((heading) => readHeading(heading, false)?.tier)).toEqual(
    headings.map(() => tier),
  )
})

test.each([
  "Driver's license required",
  'APICS CPIM certification desirable',
  'Bilingual English/Spanish (Preferred)',
  'Call center: 1 year (Required)',
  'Excel skills',
  'Patient care',
  'You have a degree.',
])('%s is no heading', (line) => {
  expect(readHeading(line, false)).toBeUndefined()
})

test.each([
  ['Pension administration and payroll', 'must', 'must'],
  ['We pay a pension.', undefined, 'boilerplate'],
  ['We are the leading provider of robots.', 'must', 'boilerplate'],
  ['Generous gear discount on all boots', undefined, 'boilerplate'],
  ['HSA with a company match', undefined, 'boilerplate'],
  ['We use Python and Go.', undefined, 'mentioned'],
  ['You have a degree in biology.', undefined, 'must'],
  ['Apply online with your cover letter.', 'must', 'boilerplate'],
] as const)('%s below %s asks as %s', (sentence, section, tier) => {
  expect(readTier(sentence, section)).toBe(tier)
})
