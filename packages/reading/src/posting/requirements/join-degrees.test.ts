import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

const degrees = (line: string, heading = 'Requirements', title = 'Some Job') =>
  readPosting(`${title}\n\n${heading}\n- ${line}`).requirements.map(({ kind, term, anyOf }) => [
    kind,
    [term, ...anyOf.map((other) => other.term)].join(' | '),
  ])

test.each([
  ["Bachelor's degree in Accounting", ["Bachelor's degree in Accounting"]],
  ["Bachelor's degree in finance or economics", ["Bachelor's degree in finance | economics"]],
  ['BS/MS in Biology, Immunology or a related field', ['BS/MS in Biology | Immunology']],
  ['PhD in robotics', ['PhD in robotics']],
  ['Bachelor or Master of Physiotherapy', ['Bachelor or Master of Physiotherapy']],
  ['Degree in Chemistry or HNC', ['Degree in Chemistry | HNC']],
  ['NVQ Level 2 in Bricklaying', ['NVQ Level 2 in Bricklaying']],
  [
    'Bachelor of Science in Computer Science or Physics',
    ['Bachelor of Science in Computer Science | Physics'],
  ],
  ['Bachelor of Arts', ['Bachelor of Arts']],
  ["Bachelor's degree required", ["Bachelor's degree"]],
])('%s is one requirement: %j', (line, expected) => {
  expect(degrees(line)).toEqual(expected.map((one) => ['degree', one]))
})

test.each([
  ['Bac+3 en informatique', 'Votre profil', 'Bac+3 en informatique'],
  [
    'Abgeschlossene Ausbildung als Elektroniker für Betriebstechnik',
    'Dein Profil',
    'Abgeschlossene Ausbildung als Elektroniker für Betriebstechnik',
  ],
  [
    'Abgeschlossenes Studium im Bereich Informatik oder Elektrotechnik',
    'Dein Profil',
    'Abgeschlossenes Studium im Bereich Informatik | Elektrotechnik',
  ],
  ['Grado en Matemáticas o Física', 'Requisitos', 'Grado en Matemáticas | Física'],
])('%s below %s is one requirement', (line, heading, expected) => {
  expect(degrees(line, heading)).toEqual([['degree', expected]])
})

test('each field of a French degree is one way to meet it', () => {
  const title = 'Comptable pour les clients de la région'
  expect(degrees('Licence en gestion ou en droit', 'Votre profil', title)).toEqual([
    ['degree', 'Licence en gestion | droit'],
  ])
})

test.each([
  ["Bachelor's degree in Accounting, CPA", [['degree'], ['certification']]],
  ['Degree in marketing and 3 years of SEO', [['degree'], ['skill']]],
  ['Associate degree in nursing, Excel', [['degree'], ['skill']]],
])('what stands behind a degree is another requirement: %s', (line, kinds) => {
  expect(degrees(line).map(([kind]) => [kind])).toEqual(kinds)
})

test('a degree in a field that only the posting names is met by its level and its words', () => {
  const [first] = readPosting("Job\n\nRequirements\n- Bachelor's degree in zorbology").requirements
  expect(first).toMatchObject({ name: "Bachelor's degree in zorbology", isKnown: false })
})

test('a degree that is in no field keeps its own name', () => {
  const [first] = readPosting('Job\n\nRequirements\n- Bachelor of Arts').requirements
  expect(first).toMatchObject({ isKnown: true, kind: 'degree' })
})

test("a bachelor's field has the lexicon's name, a higher degree keeps its level", () => {
  const names = ["Bachelor's degree in physics", "Master's degree in physics"].map(
    (line) => readPosting(`Some Job\n\nRequirements\n- ${line}`).requirements[0]?.name,
  )
  expect(names).toEqual(['Physics degree', "Master's degree in Physics"])
})

test.each([
  [
    'Abgeschlossenes Studium der Betriebswirtschaft, des Wirtschaftsingenieurwesens oder der Logistik',
    'Abgeschlossenes Studium der Betriebswirtschaft | Wirtschaftsingenieurwesens | Logistik',
  ],
  [
    'Abgeschlossenes Studium BWL, VWL oder Mathematik',
    'Abgeschlossenes Studium BWL | VWL | Mathematik',
  ],
])('fields of a German degree are ways to one: %s', (line, expected) => {
  expect(degrees(line, 'Ihr Profil', 'Controller (m/w/d)')).toContainEqual(['degree', expected])
})
