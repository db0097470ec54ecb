import { listHeadings } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { expect, test } from 'vitest'
import { listChanges } from '../changes/list-changes.ts'
import { acceptChanges } from '../changes/revise-resume.ts'
import { applyEdits } from '../apply/apply-edits.ts'
import { planOffline } from './plan-offline.ts'

const tailor = (text: string, asked: string) => {
  const [original, posting] = [parseResume(text), readPosting(asked)]
  const plan = planOffline(original, posting, { strength: 'order' })
  const { resume: tailored, applied } = applyEdits(original, plan, { posting, author: 'code' })
  const changes = listChanges({ original, tailored, applied, confirmed: [] })
  return { original, tailored, changes }
}
const headings = (resume: Parameters<typeof listHeadings>[0]) =>
  listHeadings(resume).map(({ heading }) => heading)

const LANGUAGES = [
  {
    language: 'en',
    names: ['Summary', 'Experience', 'Education', 'Skills'],
    summary: 'Buyer who keeps the stock of three shops and likes clear lists.',
    job: 'Buyer, Acme Ltd, 2015 – 2022\n- Kept the stock of three shops with two others\n- Wrote the orders to all suppliers each week',
    school: 'Diploma in Commerce, City College, 2012',
    posting: 'Buyer\n\nRequirements:\n- SAP\n- Excel\n- Power BI\n',
    reason: 'Puts the sections that matter most to this job first.',
  },
  {
    language: 'de',
    names: ['Profil', 'Berufserfahrung', 'Ausbildung', 'Kenntnisse'],
    summary: 'Einkäufer, der den Bestand von drei Läden führt und klare Listen mag.',
    job: 'Einkäufer, Acme GmbH, 2015 – 2022\n- Den Bestand von drei Läden mit zwei Kollegen geführt\n- Jede Woche die Bestellungen an alle Lieferanten geschrieben',
    school: 'Ausbildung zum Kaufmann, Berufsschule Köln, 2012',
    posting: 'Einkäufer (m/w/d)\n\nAnforderungen:\n- SAP\n- Excel\n- Power BI\n',
    reason: 'Stellt die Abschnitte nach vorn, die für diese Stelle am meisten zählen.',
  },
  {
    language: 'fr',
    names: ['Profil', 'Expérience', 'Formation', 'Compétences'],
    summary: 'Acheteur qui tient le stock de trois magasins et aime les listes claires.',
    job: 'Acheteur, Acme SA, 2015 – 2022\n- Tenu le stock de trois magasins avec deux collègues\n- Écrit chaque semaine les commandes à tous les fournisseurs',
    school: 'BTS Commerce, Lycée de Lyon, 2012',
    posting: 'Acheteur\n\nProfil recherché :\n- SAP\n- Excel\n- Power BI\n',
    reason: 'Met en premier les rubriques qui comptent le plus pour ce poste.',
  },
  {
    language: 'es',
    names: ['Perfil', 'Experiencia', 'Formación', 'Competencias'],
    summary: 'Comprador que lleva las existencias de tres tiendas y prefiere listas claras.',
    job: 'Comprador, Acme SL, 2015 – 2022\n- Llevé las existencias de tres tiendas con dos compañeros\n- Escribí cada semana los pedidos a todos los proveedores',
    school: 'Grado en Comercio, Universidad de Vigo, 2012',
    posting: 'Comprador\n\nRequisitos:\n- SAP\n- Excel\n- Power BI\n',
    reason: 'Pone primero las secciones que más cuentan para este puesto.',
  },
]
const write = (...sections: readonly (readonly [string, string])[]) =>
  ['Ada Long\nada@example.org', ...sections.map(([name, text]) => `${name}\n${text}`)].join('\n\n')

test.each(LANGUAGES)(
  'skills that the posting asks for go before education, and back with a click: $language',
  ({ names: [top = '', work = '', school = '', skills = ''], summary, job, posting, ...one }) => {
    const text = write(
      [top, summary],
      [work, job],
      [school, one.school],
      [skills, 'SAP, Excel, Power BI'],
    )
    const { original, tailored, changes } = tailor(text, posting)
    expect(headings(tailored)).toEqual([top, work, skills, school])
    const moved = changes.filter(({ place }) => place === 'h')
    expect(moved.map(({ reason }) => reason)).toEqual([one.reason])
    const undone = acceptChanges(tailored, changes, new Set(), original)
    expect(headings(undone.resume)).toEqual(headings(original))
  },
)

test.each(LANGUAGES)(
  'who learned long ago and shows it in a job has the job before school: $language',
  ({ names: [top = '', work = '', school = ''], summary, job, posting, ...one }) => {
    const shown = `${job} (SAP, Excel, Power BI)`
    const text = write([top, summary], [school, one.school], [work, shown])
    expect(headings(tailor(text, posting).tailored)).toEqual([top, work, school])
  },
)

const [ENGLISH] = LANGUAGES
const { posting = '', job = '', summary = '' } = ENGLISH ?? {}
const school = ['Education', 'Diploma in Commerce, City College, 2012'] as const
const work = ['Experience', job] as const
const skills = ['Skills', 'SAP, Excel, Power BI'] as const

test.each([
  ['what shows nothing', [work, school, ['Skills', 'Chess, Singing, Sailing']]],
  ['what stands well', [work, skills, school]],
  ['a summary below other sections', [work, school, skills, ['Summary', summary]]],
] as const)('%s stays where it is', (_, sections) => {
  const { original, tailored, changes } = tailor(write(...sections), posting)
  expect(headings(tailored)).toEqual(headings(original))
  expect(changes.filter(({ place }) => place === 'h')).toEqual([])
})

test('what school proves goes first only for those who have hardly worked', () => {
  const asked = 'Nurse\n\nRequirements:\n- Bachelor of Nursing\n'
  const learned = ['Education', 'Bachelor of Nursing, City College, 2023'] as const
  const short = ['Experience', 'Barista, Bean Ltd, 2022 – 2023\n- Served guests'] as const
  expect(headings(tailor(write(short, learned), asked).tailored)).toEqual([
    'Education',
    'Experience',
  ])
  expect(headings(tailor(write(work, learned), asked).tailored)).toEqual([
    'Experience',
    'Education',
  ])
})

test('a license that the posting asks for is not passed by skills', () => {
  const asked = `${posting}- Forklift license\n`
  const papers = ['Certifications', 'Forklift license'] as const
  const { tailored } = tailor(write(work, school, papers, ['Skills', 'SAP']), asked)
  expect(headings(tailored)).toEqual(['Experience', 'Education', 'Certifications', 'Skills'])
})

test('additional sections keep their own order when others move', () => {
  const text = write(
    ['Summary', summary],
    work,
    school,
    ['Hobbies', '- Chess with friends'],
    skills,
    ['Projects', '- Built the stock lists in Excel'],
  )
  expect(headings(tailor(text, posting).tailored)).toEqual([
    'Summary',
    'Experience',
    'Skills',
    'Education',
    'Projects',
    'Hobbies',
  ])
})
