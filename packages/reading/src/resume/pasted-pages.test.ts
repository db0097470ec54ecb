import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const PAGES = `Margaret O'Connell, RN
m@x.com

EXPERIENCE
Maine Coast Medical Center
Staff Nurse, June 2018 – Present
• Precepted 14 new graduate nurses; 13 of them were still on the unit after one
year
• Led the unit's project on catheters and titrated dilti-
azem

Page 1 of 2

Margaret O'Connell – Resume

Pine Tree Care
Nursing Assistant, 2013 – 2015
• Assisted 10 residents
`

test('the head of the second page is no employer, a last word at the margin no skill', () => {
  const { workExperience, additionalSections, skillsCategories } = parseResume(PAGES)
  expect(workExperience.map(({ company, description }) => [company, description])).toEqual([
    [
      'Maine Coast Medical Center',
      [
        'Precepted 14 new graduate nurses; 13 of them were still on the unit after one year',
        "Led the unit's project on catheters and titrated dilti-azem",
      ],
    ],
    ['Pine Tree Care', ['Assisted 10 residents']],
  ])
  expect([additionalSections, skillsCategories]).toEqual([{}, []])
})

const TABLE = `Jean Dupont
j@x.fr

EXPÉRIENCES PROFESSIONNELLES

| Période | Poste | Entreprise | Lieu |
|---|---|---|---|
| 2020 – 2024 | Chef de projet | TransAlpes SAS | Lyon |
| 2014 - 2016 | Gestionnaire | Carrefour Supply Chain | Corbas |

TransAlpes SAS :
 - Déploiement du WMS
Carrefour :
 - Inventaires tournants
`

test('what is told below a table goes to the employer that it names again, and the head row is a frame', () => {
  const { workExperience, additionalSections } = parseResume(TABLE)
  expect(workExperience.map(({ company, description }) => [company, description])).toEqual([
    ['TransAlpes SAS', ['Déploiement du WMS']],
    ['Carrefour Supply Chain', ['Inventaires tournants']],
  ])
  expect(additionalSections).toEqual({})
})

test('time off among the jobs has no employer', () => {
  const { workExperience } = parseResume(
    '# Jo Doe\njo@x.de\n\n## Berufserfahrung\n\n**Möbelmanufaktur KG**, Leipzig\nTischlerin, 08/2012 – 02/2019\n- Bau von Küchen\n\n**Elternzeit** — Juli 2015 bis Sept. 2016\n',
  )
  expect(workExperience.at(-1)).toMatchObject({ position: 'Elternzeit', company: '' })
})
