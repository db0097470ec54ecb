import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'

const terms = (text: string) =>
  readPosting(text).requirements.flatMap(({ name, kind }) =>
    kind === 'responsibility' ? [] : [name],
  )

test.each([
  [
    'Meridian Industrial Services logo\nMeridian Industrial Services\nShare\nShow more options\nIndustrial Electrician Lead\nKnoxville, TN · 2 weeks ago\nOver 100 applicants',
    'Industrial Electrician Lead',
    'Meridian Industrial Services',
  ],
  ['Save\nLine Cook\nBaker Hughes · Leeds\nEasy Apply\n\nGrill', 'Line Cook', 'Baker Hughes'],
  [
    'Baker Hughes logo\nBaker Hughes\nPromoted\nField Hand\nMidland, TX (On-site)\nAbout the job\nWe need people for rigs.\n- Lift 50 lbs',
    'Field Hand',
    'Baker Hughes',
  ],
  [
    'Verkäufer (m/w/d) Backwaren\nLinden GmbH\nWir backen Backwaren.',
    'Verkäufer Backwaren',
    'Linden GmbH',
  ],
  ['Data Analyst (Fraud)\nAcme Ltd\nLeeds', 'Data Analyst (Fraud)', 'Acme Ltd'],
  ['Koch (m/w/d) in Leeds\nLinden GmbH', 'Koch', 'Linden GmbH'],
  ['Share\nShow more options\nNurse\nFollow\nReport', 'Nurse', 'Unknown company'],
  [
    'Registered Nurse (RN) - Med/Surg - Nights\nSt. Brendan Regional Medical Center\n3.4 out of 5 stars\nToledo, OH 43604',
    'Registered Nurse (RN) - Med/Surg',
    'St. Brendan Regional Medical Center',
  ],
  ['Sous Chef\nToledo, OH 43604\nFull-time', 'Sous Chef', 'Unknown company'],
  ['HR Advisor\nLocation: Derby (hybrid)\nRef 7719 – permanent', 'HR Advisor', 'Unknown company'],
  [
    'Fraud Analyst\nLocation: Remote (US)\nSummit Lane Bancorp is a $60 billion regional bank.',
    'Fraud Analyst',
    'Summit Lane Bancorp',
  ],
  [
    'HR Advisor\nManchester | Hybrid\nAmberfield Foods makes chilled soups for most supermarkets.',
    'HR Advisor',
    'Amberfield Foods',
  ],
  [
    'Réceptionniste\nCDD de mai à octobre\nL’Hôtel du Semnoz, 52 chambres face au lac, prépare sa saison et recrute !',
    'Réceptionniste',
    'Hôtel du Semnoz',
  ],
  [
    'Industriemechaniker (m/w/d)\nStandort: Kempten\nDie Molkerei Alpenrain eG verarbeitet täglich Milch.',
    'Industriemechaniker',
    'Molkerei Alpenrain eG',
  ],
  ['Camarero\nEn Naranjal Digital hacemos herramientas.', 'Camarero', 'Naranjal Digital'],
  ['3D Artist\nStudio: Moss Giant Games, Montréal', '3D Artist', 'Moss Giant Games'],
  [
    'Legal Secretary\nPosted today\nHolloway, Finch & Partners LLP\nHouston, TX',
    'Legal Secretary',
    'Holloway, Finch & Partners LLP',
  ],
  [
    'Aide-soignant H/F\nCDI - Temps plein\nLyon 3e\nLa Clinique Saint-Roch recrute un aide-soignant.',
    'Aide-soignant',
    'Clinique Saint-Roch',
  ],
  ['Growth Lead\nAbout the role\nGrowth is a team sport here.', 'Growth Lead', 'Unknown company'],
  [
    'Warehouse Associate - 3rd Shift - Reno, NV\n\nKestrel Supply Co. ships auto parts.',
    'Warehouse Associate',
    'Kestrel Supply Co',
  ],
  ['Bartender\nThe Copper Loon – Kelowna BC', 'Bartender', 'The Copper Loon'],
  ['Paramedic\nCity of Port Haskell, Washington', 'Paramedic', 'City of Port Haskell'],
  ['Physiotherapist – Private Practice – Ballarat VIC', 'Physiotherapist', 'Unknown company'],
  [
    'Costume Maker – 9 month contract\nThe Assembly Theatre, Sheffield',
    'Costume Maker',
    'The Assembly Theatre',
  ],
  ['As our Project Coordinator you will keep schedules.', 'Project Coordinator', 'Unknown company'],
  [
    'Your role as Payroll Specialist\nYou will run payroll.',
    'Payroll Specialist',
    'Unknown company',
  ],
  [
    'Hi all, we need an organized, upbeat Project Coordinator in our Portland office!',
    'Project Coordinator',
    'Unknown company',
  ],
  [
    'We are hiring a Dental Hygienist at Smile Bright Dental!',
    'Dental Hygienist',
    'Smile Bright Dental',
  ],
  ['Now hiring a Line Cook at Blue Heron Grill in Duluth!', 'Line Cook', 'Blue Heron Grill'],
  ['Data Analyst (m/w/d)\nJobbeschreibung\nDein Profil\n- SQL', 'Data Analyst', 'Unknown company'],
  [
    'Some Job\n\nRequirements\n- State license as a Dental Hygienist',
    'Some Job',
    'Unknown company',
  ],
])('%j is for %s at %s', (text, title, company) => {
  expect(readPosting(text)).toMatchObject({ title, company })
})

test.each([
  ["Driver\n- Valid driver's license", ["Driver's license"]],
  ['Driver\n- Class G licence', ["Class G driver's licence"]],
  ["Driver\n- Commercial driver's license", ["Commercial driver's license"]],
  ['Fitter\n- Journeyman license', ['Journeyman']],
  ['Electrician needed with OSHA 30', ['OSHA 30']],
  ['Office manager at Foo Inc. Requirements: Excel, HubSpot', ['Microsoft Excel', 'HubSpot']],
])('%j asks for %j', (text, names) => {
  expect(terms(text)).toEqual(names)
})

test('where the one who hires is not named, the agency is', () => {
  const text =
    'Electrician\nDerby\n\nBrackley Thorne Recruitment are looking for two electricians for our client, a contractor.'
  expect(readPosting(text).company).toBe('Brackley Thorne Recruitment')
})

test('neither the site nor the town hires', () => {
  const heading = 'Cook - Bordeaux | BretagneJob\nBretagneJob   Emplois   Connexion   Mon espace\n'
  expect(readPosting(`${heading}\nCook\nFull-time`).company).toBe('Unknown company')
})

test('in a line all in capitals, who stands before the verb hires', () => {
  expect(readPosting('COCINERO\n\nPIZZAS DON LUPE NECESITA DOS COCINEROS').company).toBe(
    'PIZZAS DON LUPE',
  )
})
