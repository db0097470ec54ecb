import { expect, test } from 'vitest'
import { readPosting } from '../read-posting.ts'
import { listFactLines } from './fact-lines.ts'
import { readDates } from './read-dates.ts'
import { readMode } from './read-mode.ts'
import { readPay } from './read-pay.ts'
import { readPlace } from './read-place.ts'
import { readPostingFacts } from './read-posting-facts.ts'
import { readUnpaid } from './read-unpaid.ts'

const showPay = (text: string, language = 'en') => {
  const pay = readPay(listFactLines(text), language)
  return pay && `${pay.min}-${pay.max} ${pay.currency} ${pay.period}`
}

test.each([
  ['$18 - $24 an hour plus tips', '18-24 USD hour'],
  ['Salary £31k - £36k', '31000-36000 GBP year'],
  ['Salary: $155,000 - $170,000 AUD + super', '155000-170000 AUD year'],
  ['52,000/yr USD to start', '52000-52000 USD year'],
  ['3.100 bis 3.600 Euro brutto im Monat', '3100-3600 EUR month'],
  ['Stundenlohn: 18,75 Euro + Fahrgeld', '18.75-18.75 EUR hour'],
  ['bis 72.000 € p.a., Dienstwagen', '72000-72000 EUR year'],
  ['Package 42-50k€ annuel', '42000-50000 EUR year'],
  ['45 K€ par an', '45000-45000 EUR year'],
  ['1 850 € brut par mois', '1850-1850 EUR month'],
  ['22.000 euros anuales', '22000-22000 EUR year'],
  ['10,50 €/hora', '10.5-10.5 EUR hour'],
  ['CHF 6’200 pro Monat', '6200-6200 CHF month'],
  ['Package\n€65k - €75k DOE', '65000-75000 EUR year'],
  ['de 38 à 45 K€ sur treize mois', '38000-45000 EUR year'],
  ['190 € pro Schicht', '190-190 EUR day'],
  ['$2,000 sign-on bonus', null],
  ['Bonus of $5,000 per year', null],
  ['We raised $12,000,000 and run 14 shops', null],
  ['Travel is reimbursed up to £8 a day', null],
  ['Call 512 555 0199 before 5 pm', null],
])('%j pays %s', (line, pay) => expect(showPay(line)).toBe(pay))

test.each([
  ['HUNTSVILLE, ONTARIO\n$21.00/hr plus tips', 'en', '21-21 CAD hour'],
  ['$62 per hour + super', 'en', '62-62 AUD hour'],
  ['$18.50/hr\nDuluth, MN 55811', 'en', '18.5-18.5 USD hour'],
  ['$3,200 – $3,800 a month\nNear Outram Park MRT', 'en', '3200-3800 SGD month'],
  ['Entre 95 000 $ et 115 000 $ par an', 'fr', '95000-115000 CAD year'],
  ['Renta líquida $980.000 mensual, AFP', 'es', '980000-980000 CLP month'],
  ['$2,650 semanales, IMSS desde el primer día', 'es', '2650-2650 MXN week'],
  ['Si tenés registro: $48.000 por día', 'es', '48000-48000 ARS day'],
  ['$2.900.000 mensuales, ARL y EPS', 'es', '2900000-2900000 COP month'],
  ['$2.900 mensuales', 'es', null],
  ['Salary & Perks\n22,000 to 28,000 per month in hand, PF', 'en', '22000-28000 INR month'],
  ['R15 000 pm salary', 'en', '15000-15000 ZAR month'],
])('%j in %s pays the money of its country: %s', (text, language, pay) =>
  expect(showPay(text, language)).toBe(pay),
)

test.each([
  ['Posted on May 11, 2026', { posted: '2026-05-11' }],
  ['Boise, ID\nPosted 5/11/2026', { posted: '2026-05-11' }],
  ['Leeds\nPosted 5/11/2026', { posted: '2026-11-05' }],
  ['Online seit: 12.10.2026', { posted: '2026-10-12' }],
  ['Publicado el 20 de febrero de 2026', { posted: '2026-02-20' }],
  ['Date limite de candidature : 15 août 2026', { closes: '2026-08-15' }],
  ['Closing date: 17 July 2026', { closes: '2026-07-17' }],
  ['Hotel Adlerhorst · vor 5 Tagen', { daysAgo: 5 }],
  ['Nantes - il y a 2 semaines', { daysAgo: 14 }],
  ['hace 4 días', { daysAgo: 4 }],
  ['Posted yesterday', { daysAgo: 1 }],
  ['Koch – Wels – 06.05.2026', { posted: '2026-05-06' }],
  ['Send your CV before 29 August 2026.', { closes: '2026-08-29' }],
  ['Bewerbung\nBis zum 30.06.2026 per Mail', { closes: '2026-06-30' }],
  ['Koch · Beginn 01.09.2026', {}],
  ['Founded 30 years ago, closing date to be told', {}],
])('%j says when', (text, dates) =>
  expect(readDates(listFactLines(text))).toEqual({
    posted: null,
    daysAgo: null,
    closes: null,
    ...dates,
  }),
)

test.each([
  ['Analista QA – 100% teletrabajo', 'remote'],
  ['Work from home 2 days a week', 'hybrid'],
  ['Cholet (49) - télétravail partiel', 'hybrid'],
  ['Kein Homeoffice möglich', 'onsite'],
  ['On-site. You help in the shop.', 'onsite'],
  ['Tres días en la oficina y dos desde la casa', 'hybrid'],
  ['4 days a week in the site cabin and 1 from home', 'hybrid'],
  ['Zwei Tage in der Woche können Sie gerne von daheim arbeiten', 'hybrid'],
  ['Le poste est 100 % en télétravail, deux réunions par an', 'remote'],
  ['Pas de télétravail à l’étude', 'onsite'],
  ['WFH is not provided', 'onsite'],
  ['Trabajo presencial de lunes a sábado en nuestro centro de Vigo', 'onsite'],
  ['Free parking on site.', null],
  ['Apoyo al sistema de monitoreo remoto de temperaturas', null],
  ['El proceso es presencial y sin costo', null],
  ['You support remote sites and a team of nine', null],
  ['Bei uns finden Sie Arbeitskleidung und eine persönliche Betreuung vor Ort sowie Prämien', null],
])('%j is %s', (text, mode) => expect(readMode(listFactLines(text))).toBe(mode))

test.each([
  ['Cook\nMaison Vert · Boise, ID\nGrill', 'Boise, ID'],
  ['Koch\n88212 Ravensburg\nGrill', 'Ravensburg'],
  ['Cook\nLocation: Nether Wallop (hybrid)', 'Nether Wallop (hybrid)'],
  ['Sweep\nMaison Vert, Nether Wallop', 'Nether Wallop'],
  ['Wir suchen einen Koch in Kiel.', 'Kiel'],
  ['Koch\nWir haben unsere Zentrale in Kassel, gekocht wird in Kiel.', 'Kiel'],
  ['Cook\nHead office in Cork.\nYou cook in Athlone.', 'Athlone'],
  ['Koch\nWir sind in Ried im Innkreis', 'Ried im Innkreis'],
  ['Cook\nWhere: Erfurt, Weimar, Jena', 'Erfurt'],
  ['Cook\n📍 Indore (Vijay Nagar)', 'Indore'],
  ['COCINERO PARA CAMPAÑA Y TODO EL AÑO', null],
  ['Cook\ntxt Baz 07700 900118', null],
  ['Cook\nCall 01584 000 000 or pop in', null],
  ['Cook\nSince 1998 Maison Vert has cooked', null],
])('%j is in %s', (text, place) =>
  expect(readPlace(listFactLines(text), { title: 'Cook', company: 'Maison Vert' }, false)).toBe(
    place,
  ),
)

test.each([
  ['This is an unpaid position', 'unpaid'],
  ['Praktikum Redaktion (unbezahlt)', 'unpaid'],
  ['Stage de 2 mois non rémunéré.', 'unpaid'],
  ['No es un puesto remunerado.', 'unpaid'],
  ['This is a 100% commission based role', 'commissionOnly'],
  ['Verdienst auf reiner Provisionsbasis', 'commissionOnly'],
  ['rémunération exclusivement à la commission', 'commissionOnly'],
  ['Sin sueldo fijo, solo comisiones', 'commissionOnly'],
  ['Zum Geld: es gibt keine Gage.', 'unpaid'],
  ['There is no stipend for the training period', 'unpaid'],
  ['La primera semana es de prueba y no se paga', 'unpaid'],
  ['Ein Fixum zahlen wir bewusst nicht', 'commissionOnly'],
  ['There is no basic salary on this position', 'commissionOnly'],
  ["Il n'y a pas non plus de fixe", 'commissionOnly'],
  ['We are all working for free on this one', 'unpaid'],
  ['Nobody on the crew gets a fee', 'unpaid'],
  ["Please note that this fortnight isn't remunerated", 'unpaid'],
  ['Was wir nicht können: dich bezahlen', 'unpaid'],
  ['Vergütung: keine', 'unpaid'],
  ["La mission n'ouvre pas droit à gratification", 'unpaid'],
  ['Plata no hay', 'unpaid'],
  ['Esos días no se abonan', 'unpaid'],
  ['What you sell is what you make', 'commissionOnly'],
  ['There is no fixed component in the first year', 'commissionOnly'],
  ['Ein Fixum oder Spesen sind in diesem Modell nicht vorgesehen', 'commissionOnly'],
  ['Als freier Handelsvertreter rechnest du jeden Abschluss mit uns ab', 'commissionOnly'],
  ["Statut d'agent commercial, jusqu'à 98 % des honoraires", 'commissionOnly'],
  ['Eres autónomo y ganas un 20 % por venta', 'commissionOnly'],
  ['We pay for hours of pro bono work, which is unpaid elsewhere', null],
  ['Our agency charges no fee to candidates', null],
  ['No placement fee. Beware of fraud.', null],
  ['El colegio no cobra por el proceso', null],
  ['Die Provision ist nur ein Teil', null],
  ['Self-employed cleaners earn £14 an hour and 5% of every sale', null],
  ['Reisekosten werden nicht bezahlt', null],
  ['Nobody here lives on commission only', null],
  ['Permisos sin sueldo a partir del primer año', null],
  ['Gehalt: keine Angabe', null],
  ['Unpaid lunch break of 30 min', null],
  ['This is not a commission only role', null],
  ['You get 20 days of leave and unbezahlten Urlaub', null],
  ['Base salary plus commission', null],
])('%j is %s', (text, kind) => {
  const said = readUnpaid(listFactLines(text), '', false)
  const kinds = (['unpaid', 'commissionOnly'] as const).filter((one) => said[one] !== null)
  expect(kinds).toEqual(kind === null ? [] : [kind])
})

test('a title alone says that nobody is paid; helpers in the text do not', () => {
  expect(readUnpaid(['x'], 'Bénévole accueil', false).unpaid).toBe('Bénévole')
  expect(readUnpaid(['x'], 'Volunteer Coordinator', false).unpaid).toBeNull()
  expect(readUnpaid(['x'], 'Koordinator:in Ehrenamt', false).unpaid).toBeNull()
  expect(
    readUnpaid(['Cook', 'Kitchen of nine', 'You lead our volunteers'], 'Cook', false).unpaid,
  ).toBeNull()
})

test.each([
  'We have some forty volunteers who are unpaid, generous, and here every day',
  'Absprachen mit den Ehrenamtlichen, die den Chor unbezahlt leiten',
])('who is not hired is not paid: %j', (text) =>
  expect(readUnpaid(['Warden', 'Leeds', text], 'Warden', false).unpaid).toBeNull(),
)

const read = (text: string) => readPostingFacts(text, readPosting(text))

test.each([
  ['Marlow & Finch\nLeeds\nParalegal\nPosted 2 days ago\n\nYou draft letters.', 'Leeds'],
  ['Lead Cook\nAcme Ltd\n\nRequirements\n- Grill', null],
])('%j: towns in the names of employers and jobs are no places', (text, place) =>
  expect(read(text).place).toBe(place),
)

test('what one gets in place of money is no pay, unless money is named', () => {
  const text = 'Receptionist\nOtter Hostel, Lagos\nIn exchange for board you work five days a week.'
  expect(read(text).unpaid).toBe('In exchange for board')
  expect(read(`${text}\n€9 per hour`).unpaid).toBeNull()
})

test('what other jobs pay, and when they were posted, says nothing of this one', () => {
  const text =
    'Carer\nAcme Ltd, Leeds\nYou help eleven people with their day and write down how they are.\nSimilar jobs: Nurse, £15 per hour, posted 3 days ago'
  expect(read(text)).toMatchObject({ pay: null, daysAgo: null })
})

test('a day that there is not is none', () => {
  expect(read('Cook\nAcme Ltd, Leeds\nPosted: 31.02.2026').posted).toBeNull()
})

test('HTML; nothing paid, so no amount is pay', () => {
  const facts = read(
    '<h1>Agent commercial</h1><p>Clefs &amp; Co, Toulon</p><p>Aucun fixe. Commissions de 3 000 € par mois avec nous pour tous</p>',
  )
  expect(facts).toMatchObject({
    place: 'Toulon',
    pay: null,
    commissionOnly: 'Aucun fixe',
    language: 'fr',
  })
})

test('a trial that is not paid leaves the pay of the job', () => {
  const facts = read('Cook\nThe trial week is not paid. Then $18 an hour in Boise, ID 83701')
  expect(facts).toMatchObject({ unpaid: 'is not paid', pay: { min: 18, currency: 'USD' } })
})

test.each(['1', '1 ', '$1,', '£10 - ', 'A ', 'in A', 'posted ', ', ', '10 days '])(
  '100 kB of %j are read in a moment',
  (piece) => {
    const text = `Nurse\n${piece.repeat(100_000 / piece.length)}`
    const from = performance.now()
    readPostingFacts(text, { title: 'Nurse', company: 'Unknown company' })
    expect(performance.now() - from).toBeLessThan(5_000)
  },
)
