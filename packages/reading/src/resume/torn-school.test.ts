import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const read = (...lines: string[]) =>
  parseResume(
    [
      '# Priya Nandakumar',
      'priya@example.org',
      '## Experience',
      "**Shift supervisor, Hartley's Stores, Leeds** | May 2022 - present",
      '- Run late shifts with two colleagues',
      '## Education',
      ...lines,
    ].join('\n'),
  )
const readSchools = (...lines: string[]) => read(...lines).education

test.each([
  ['A-levels: Maths (B), Biology (C), Art (A) - Roundhay School, 2019', '2019'],
  ['GCSEs: 9 including English and Maths, 2017', '2017'],
])('%s is no list of schools', (line, date) => {
  const [school] = readSchools(line)
  expect(school).toMatchObject({
    institution: '',
    degree: line.replace(`, ${date}`, ''),
    graduationDate: date,
    achievements: [],
  })
})

test.each([
  'BSc (Hons) Psychology, Open University - part-time, started 2023, 120 of 360 credits',
  'Graduated 2018 from Cork Institute of Technology, BA Tourism',
  'NVQ Level 3 in Health and Social Care, City College Plymouth, expected June 2026',
  'Some college, Portland Community College (18 credits, 2017)',
  'Titre professionnel Développeur web, AFPA Saint-Herblain, fin prévue : 12/2025',
  'PhD in Transport Studies, Newcastle University (part-time, since Oct 2021, expected 2027)',
])('the date of %s is none of graduating', (line) => {
  const [school] = readSchools(line)
  expect(school?.degree).toBe(line)
  expect(school?.graduationDate).toBeUndefined()
})

test.each([
  ['Roosevelt Park High School, diploma 2020', 'Roosevelt Park High School', 'diploma'],
  [
    'CAP Cuisine - Lycée hôtelier de Dinard - 2011 - mention TB',
    'Lycée hôtelier de Dinard',
    'CAP Cuisine',
  ],
  [
    'BSc Computer Science, University of Leeds, 2019',
    'University of Leeds',
    'BSc Computer Science',
  ],
])('%s is told apart', (line, institution, degree) => {
  expect(readSchools(line)[0]).toMatchObject({ institution, degree })
})

const LINES = [
  'Grado en Ingeniería Mecánica, Universidad de Zaragoza, 2009-2014',
  'Bachillerato (modalidad de Ciencias) - IES Goya, Zaragoza - 2007',
  'Máster en Energías Renovables, Universidad del País Vasco, desde octubre de 2023, en curso',
  'Título de Graduado en ESO, Colegio Santa María del Pilar, hasta 2005',
  'Bachelor of Engineering, University of Limerick (Irlanda), 2011, homologado en 2015',
]

test('a school on each line is a school for each line', () => {
  const schools = readSchools(...LINES)
  expect(schools).toHaveLength(LINES.length)
  expect(schools[0]).toMatchObject({
    institution: 'Universidad de Zaragoza',
    degree: 'Grado en Ingeniería Mecánica',
    graduationDate: '2009 – 2014',
  })
  expect(schools.slice(3).map(({ degree }) => degree)).toEqual(LINES.slice(3))
})

test('what is said right below a school is said of it', () => {
  const schools = readSchools(
    'PhD, History, University of Nieuwstad, 2010',
    '  Dissertation: Debt and Trust among Baltic Grain Merchants,',
    '  from 1590 on',
    'MA, History, University of Nieuwstad, 2005',
  )
  expect(schools).toHaveLength(2)
  expect(schools[0]?.achievements).toEqual([
    'Dissertation: Debt and Trust among Baltic Grain Merchants, from 1590 on',
  ])
})

test('a school above its paper stays one school', () => {
  expect(
    readSchools(
      'Evergreen Valley State University | Aug 2022 – May 2026',
      'B.Eng. Environmental Engineering',
      '',
      'Silver Creek School | 2018 – 2022',
      'High School Diploma',
    ),
  ).toHaveLength(2)
})
