import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

const ask = (line: string) =>
  readPosting(`Some Job\n\nRequirements\n- ${line}`).requirements.map(({ term, anyOf }) =>
    [term, ...anyOf.map((other) => other.term)].join(' | '),
  )

test.each([
  [
    'Microsoft Office (Excel, Word) or Google Workspace',
    ['Microsoft Office | Excel | Word | Google Workspace'],
  ],
  [
    'CAPM, PMP or Google Project Management Certificate',
    ['CAPM | PMP | Google Project Management Certificate'],
  ],
  [
    'Experience in project coordination, operations or office management',
    ['project coordination | office management'],
  ],
  [
    'Studium der Mathematik, Wirtschaftsinformatik, Statistik oder eine vergleichbare Fachrichtung',
    ['Studium der Mathematik | Wirtschaftsinformatik | Statistik'],
  ],
  ['Power BI und DAX, alternativ Tableau', ['Power BI | Tableau', 'DAX | Tableau']],
  [
    'Gesundheits- und Krankenpfleger/in oder Pflegefachfrau/-mann',
    ['Gesundheits- und Krankenpfleger/in | Pflegefachfrau/-mann'],
  ],
  ['Pflegefachmann (m/w/d) oder Altenpfleger*in', ['Pflegefachmann | Altenpfleger']],
  ['Experience with a BI tool (Power BI or Tableau)', ['Power BI | Tableau | BI tool']],
  ['A BI tool (Power BI, Tableau)', ['Power BI | Tableau | BI tool']],
  ['A CRM such as Salesforce', ['Salesforce | CRM']],
  ['CAD software (AutoCAD, Revit)', ['AutoCAD', 'Revit']],
  ['Ability to use STAAR data to plan', ['STAAR']],
  ['ERP and Excel', ['ERP', 'Excel']],
  ['Student teaching or approved internship', ['Student teaching']],
  ['Knowledge of the academic subject assigned', []],
  ['High school diploma or GED', ['High school diploma | GED']],
  ['Jira, Asana or a similar tool', ['Jira | Asana']],
  ['Salesforce, HubSpot, or similar CRM', ['Salesforce | HubSpot | CRM']],
  ['Git, Docker, and either AWS or Azure', ['Git', 'Docker', 'AWS | Azure']],
  ['At least two of Terraform, Ansible, Puppet', ['Terraform | Ansible | Puppet']],
  ['At least two of Terraform, Ansible and Puppet', ['Terraform | Ansible | Puppet']],
  ['Two or more of the following: Java, Go and Scala', ['Java | Go | Scala']],
  ['Mindestens zwei von Terraform, Ansible und Puppet', ['Terraform | Ansible | Puppet']],
  [
    'Au moins deux des outils suivants : Terraform, Ansible et Puppet',
    ['Terraform | Ansible | Puppet'],
  ],
  ['Al menos dos de Terraform, Ansible y Puppet', ['Terraform | Ansible | Puppet']],
  ['Procore, Bluebeam, Procore', ['Procore', 'Bluebeam']],
])('%s asks for %j', (line, expected) => {
  expect(ask(line)).toEqual(expected)
})

test('what a group asks for is not listed again for being mentioned', () => {
  const { requirements } = readPosting(
    'Nurse\n\nDuties\n- Manage IABP and ECMO\n\nRequirements\n- Experience with IABP, ECMO or Impella',
  )
  const terms = requirements.filter(({ kind }) => kind !== 'responsibility')
  expect(terms.map(({ term, tier }) => [term, tier])).toEqual([['IABP', 'must']])
})

test('a state is no skill', () => {
  expect(ask('RN license in the State of Ohio')).toEqual(['RN license'])
})

const tiers = (sentence: string) =>
  readPosting(`Some Job\n\n${sentence}\n\nRequirements\n- SQL`).requirements.flatMap(
    ({ term, tier }) => (term === 'SQL' ? [] : [tier]),
  )

test.each([
  "We're looking for an Industrial Maintenance Electrician to keep our production lines, refrigeration and packaging equipment running.",
  'Wir suchen einen Elektriker, der unsere Kälteanlagen und SPS betreut.',
  'Nous recherchons un développeur pour maintenir notre plateforme Java et PostgreSQL.',
])('whom they look for is only mentioned: %s', (sentence) => {
  expect([...new Set(tiers(sentence))]).toEqual(['mentioned'])
})

test.each([
  'We are seeking a Data Analyst with Python and Tableau experience to join us.',
  'We are looking for someone with 5 years of Java to lead us.',
])('whom they look for with something asks for that: %s', (sentence) => {
  expect([...new Set(tiers(sentence))]).toEqual(['must'])
})
