import { expect, test } from 'vitest'
import * as samples from '@tailorbird/document/samples/postings'
import { extractKeywords } from './extract-keywords.ts'
import { readPosting } from './read-posting.ts'

const read = (text: string) => {
  const { title, company, requirements } = readPosting(text)
  const terms = requirements.filter(({ kind }) => kind !== 'responsibility')
  const asked = terms.map(({ name, tier, anyOf }) =>
    [tier, [name, ...anyOf.map((other) => other.name)].join(' | ')].join(' '),
  )
  return { title, company, asked }
}

test('a developer posting: groups, tiers, an unknown tool; pitch, pay and benefits left out', () => {
  const { title, company, asked } = read(samples.developerPosting)
  expect([title, company]).toEqual(['Senior Backend Developer', 'Lumen Freight'])
  expect(asked).toEqual([
    'mentioned Microservices',
    'mentioned REST API',
    'mentioned Code review',
    'must TypeScript | Rust | Java',
    'must PostgreSQL',
    'must Redis',
    'must Kubernetes',
    'must Docker',
    'must CI/CD',
    'must Computer science degree',
    'preferred Apache Kafka',
    'preferred Flurbstore',
  ])
})

test('a nurse posting in HTML: scripts gone, two tones in one line', () => {
  const { title, company, asked } = read(samples.nursePosting)
  expect([title, company]).toEqual(['Registered Nurse - Emergency Department', 'City Hospital'])
  expect(asked).toEqual([
    'must Registered Nurse',
    'must Basic Life Support',
    'preferred Advanced Cardiac Life Support',
    'must Triage',
    'must Medication administration',
    'must Epic',
  ])
})

test('an electrician posting in sentences', () => {
  const { title, company, asked } = read(samples.electricianPosting)
  expect([title, company]).toEqual(['Journeyman Electrician', 'Prairie Electric'])
  expect(asked).toEqual([
    'must Red Seal',
    "must Driver's license",
    'must Programmable logic controllers',
    'must Conduit bending',
    'preferred Blueprint reading',
  ])
})

test('German and French postings', () => {
  expect(read(samples.germanPosting)).toEqual({
    title: 'Elektroniker für Betriebstechnik',
    company: 'Spree Anlagenbau GmbH',
    asked: [
      'mentioned Control panel building',
      'must Apprenticeship in Elektroniker',
      'must PLC programming',
      "must Driver's license",
      'preferred English',
    ],
  })
  expect(read(samples.frenchPosting)).toMatchObject({
    title: 'Infirmier / Infirmière',
    company: 'CHU de Lyon',
  })
})

test.each([
  ['Job title: Line Cook\nCompany: Maison Vert\nGrill', 'Line Cook', 'Maison Vert'],
  ['Accountant at Birch & Co\nRequirements: Excel', 'Accountant', 'Birch & Co'],
  ['Data Analyst - Helio Labs - Berlin', 'Data Analyst', 'Helio Labs'],
  ['We are looking for a Line Cook to join us', 'Line Cook', 'Unknown company'],
  ['Teacher\n\nAt Oakfield Academy, we care about reading.', 'Teacher', 'Oakfield Academy'],
  ['# Plumber (m/w/d)\n\nAbout Rohrblick\nWe fix pipes.', 'Plumber', 'Rohrblick'],
  ['knows python', '', 'Unknown company'],
])('%j is for %s at %s', (text, title, company) => {
  const posting = readPosting(text)
  expect([posting.title, posting.company]).toEqual([title, company])
})

test.each([
  ['Experience with one of: React, Angular, Vue', ['React | Angular | Vue.js']],
  ['Infrastructure tools such as Terraform, Ansible or Puppet', ['Terraform | Ansible | Puppet']],
  ['Git and SQL', ['Git', 'SQL']],
  ['AWS/Azure experience required', ['AWS | Azure']],
  ['Java, and Python or Go', ['Java', 'Python | Go']],
  ['Strong JavaScript', ['JavaScript']],
  ['Cloud experience', []],
])('%s asks for %j', (line, groups) => {
  expect(
    extractKeywords(line).map(({ name, anyOf }) =>
      [name, ...anyOf.map((other) => other.name)].join(' | '),
    ),
  ).toEqual(groups)
})

test('a thin posting says why', () => {
  expect(readPosting('Waiter wanted. Call us.').thin).toMatch(/names no skills/)
  expect(readPosting('Clerk\n\nRequirements:\n- Excel').thin).toMatch(/too short/)
  expect(readPosting(samples.developerPosting).thin).toBeNull()
  const telling =
    'Walk our two daughters home from school, give them a snack, help with homework and a bath until evening, Monday to Thursday. Somebody gentle who likes big dogs and speaks Dutch.'
  expect(readPosting(telling).thin).toBeNull()
})

test('an empty posting is refused', () => {
  expect(() => readPosting(' \n ')).toThrow(expect.objectContaining({ code: 'posting_empty' }))
  expect(() => readPosting('<div><br></div>')).toThrow(
    expect.objectContaining({ code: 'posting_empty' }),
  )
})

test.each([
  '.',
  '– ',
  '<',
  '<a ',
  '&#',
  'experience with ',
  'Aa ',
  '* ',
  'or, ',
  'A',
  'a,',
  'SQL ',
  '- SQL\n',
  '5 years ',
  'd’',
  '<div><p>',
  'word. ',
  'A: B ',
  '(',
  'kenntnisse in ',
  'degree in ',
  'Bachelor or Master of Aa, ',
  'Aa Bb is ',
  'Aa, ',
])('100 kB of %j are read to the end', (piece) => {
  const { title } = readPosting(`<div>Nurse\n${piece.repeat(100_000 / piece.length)}`)
  expect(title).toBe('Nurse')
})

test.each([
  [
    'Spedytor\nNasze wymagania: prawo jazdy, znajomość języka niemieckiego i praca w zespole na rzecz klienta',
    'Polish',
  ],
  [
    'Verpleegkundige\nWij zoeken een collega voor het team van de afdeling. Je hebt een diploma en werkt met de patiënt',
    'Dutch',
  ],
  ['Инженер\nМы ищем инженера с опытом работы от трёх лет', 'Russian'],
])('a language that we do not read is said, and nothing is scored: %j', (text, name) => {
  expect(readPosting(text).thin).toContain(`looks like ${name}`)
})

test('a text too short to tell its language is read as usual', () => {
  expect(readPosting('Waiter wanted. Call us.').thin).toContain('names no skills')
})
