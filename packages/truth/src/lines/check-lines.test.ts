import { expect, test } from 'vitest'
import { checkLines } from './check-lines.ts'

const kindsOf = (before: string, after: string) =>
  checkLines([before], after.split(' / ')).map(({ kind }) => kind)

test.each([
  [
    'Repaired pumps on 30 excavators and 12 cranes',
    'Repaired pumps on 12 excavators and 30 cranes',
  ],
  ['Raised orders by 12% and cut returns by 8%', 'Raised orders by 8% and cut returns by 12%'],
  ['Cut scrap from 9% to 2%', 'Cut scrap from 2% to 9%'],
  ['Booked 5 meetings a week', 'Booked 5 meetings a day'],
  ['Washed up to 12 residents each morning', 'Washed more than 12 residents each morning'],
  ['Delivered 18 to 25 drops a day', 'Delivered 25 drops a day'],
  ['Drove a van for 3 shops', 'Drove a van for dozens of shops'],
])('a figure that is not told so: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Helped train 3 new clerks on the till', 'Trained 3 new clerks on the till'],
  ['Trained by the head baker in lamination', 'Trained bakers in lamination'],
  ['Reported to the head of a team of 32', 'Directed a team of 32'],
  ['Shadowed senior auditors on three engagements', 'Performed three audit engagements'],
  ['Helped out in the payroll office', 'Ran the payroll office'],
  ['Helped at a fair founded by the parish', 'Co-founded a fair of the parish'],
  ['Worked under supervision on low-voltage systems', 'Worked on low-voltage systems'],
  ['Covered for the shift leader on Sundays', 'Worked as shift leader on Sundays'],
  ['Assisté la responsable dans 15 recrutements', 'Dirigé 15 recrutements'],
  ['Unterstützung des Projektleiters bei der Planung', 'Leitung der Planung'],
  ['Apoyé a la gobernanta en la organización de turnos', 'Organicé los turnos'],
])('a larger role: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Proposed a new filing scheme', 'Introduced a new filing scheme'],
  ['Planned the move of the archive', 'Carried out the move of the archive'],
  ['Nominated for the regional prize 2021', 'Won the regional prize 2021'],
  ['Completed coursework towards a diploma', 'Completed a diploma'],
  ['Basic knowledge of SQL queries', 'Knowledge of SQL queries'],
  ['Learning to use Revit', 'Uses Revit'],
  ['Not involved in budgeting', 'Involved in budgeting'],
  ['First Aid at Work, expired 2023', 'First Aid at Work, 2023'],
])('what was limited is told without its limit: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Designed packaging for 24 teas', 'Designed award-winning packaging for 24 teas'],
  ['Prepared payroll for 65 employees', 'Prepared payroll for 65 employees with zero errors'],
  ['Took product photos', 'Took product photos for Brackwell Foods'],
  ['Organised a conference', 'Organised an international conference'],
  ['Wrote care plans', 'Wrote care plans, significantly reducing errors'],
])('a claim beside the own words: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test.each([
  ['Cooked for 80 children a day', 'Prepared meals for 80 children daily'],
  [
    'Cut set-up time from 50 to 30 minutes',
    'Set-up time was reduced by 40%, from 50 minutes to 30',
  ],
  ['Drove 150 miles a day', 'Covered 150 miles (about 240 km) per day'],
  ['Saved €1.4M in 2021', 'Savings of 1.4 million euros in 2021'],
  [
    'Keep the HACCP records',
    'Maintain the Hazard Analysis and Critical Control Points (HACCP) records',
  ],
  ['Taught Key Stage 3 sets', 'Taught KS3 sets'],
  ['Organised a ski trip for 46 pupils', 'Organized a ski trip for forty-six students'],
  ['Won 9 of 12 appeals', 'Won nine out of twelve appeals (75%)'],
  [
    'Collaborated with two developers on the booking app',
    'Worked on the booking app with two developers',
  ],
  ['Read meters and repaired 14 pumps', 'Repaired 14 pumps / Read meters'],
  ['Gestion des plannings de 12 agents', 'Géré les plannings de douze agents'],
  ['Betreuung von 6 Auszubildenden', '6 Auszubildende betreut'],
  ['Atención a unos 90 huéspedes al día', 'Atendí a unos 90 huéspedes diarios'],
])('the same in other words: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})

test.each([
  ['Keep 40 goats and 12 sheep', 'Look after a herd of 40 goats and 12 sheep'],
  ['Train new hires in first aid', 'Provide new employees with training in first aid'],
  ['Took part in menu tastings', 'Participated in menu tasting sessions'],
  [
    'Deal with complaints at the desk and pass serious ones on to the night manager',
    'Handle guest complaints at reception, escalating serious cases to the night manager',
  ],
  ['Raised attendance from 61% to 74%', 'Improved attendance from 61% to 74%'],
  ['Sold 320 seats against a target of 300', 'Exceeded the target of 300 by selling 320 seats'],
  ['Tried a new rota; not decided yet', 'Trialled a new rota (decision pending)'],
  ['Aide à la tenue des archives', 'Soutien à la tenue des archives'],
  ['Held 3 pottery courses', 'Ran 3 pottery courses'],
  ['Developed an app with two colleagues', 'Co-developed an app with two colleagues'],
  ['Led a choir with the organist', 'Co-led a choir with the organist'],
  ['Tested blood samples', 'Ran tests on blood samples'],
  ['Carried out monthly stock checks', 'Ran monthly stock checks'],
  ['Sold thread, ran the till', 'Ran the till and sold thread'],
  ['Operated a lathe', 'Ran a lathe'],
  ['Responsible for the tool store', 'Ran the tool store'],
])('really put in other words: %s', (before, after) => {
  expect(kindsOf(before, after)).toEqual([])
})

test.each([
  ['Cleaned and oiled the looms', 'Cleaned, oiled and repaired the looms'],
  ['Sorted letters for three offices', 'Sorted confidential letters for three offices'],
  ['Buy seed and twine', 'Buy seed and tractors'],
  ['Rode along with a senior warden', 'Worked as a senior warden'],
  ['Wrote a guide for the intranet', 'Wrote a guide for the intranet, now used by other branches'],
  ['Sold 280 seats against a target of 300', 'Exceeded the target of 300 by selling 280 seats'],
  ['Substituted for the head porter in May', 'Head porter in May'],
  ['Recorded leaks and phoned the plumber', 'Repaired leaks and phoned the plumber'],
])('the same words with one that is new: %s', (before, after) => {
  expect(kindsOf(before, after)).not.toEqual([])
})

test('a line that is gone, or has lost its figure, is reported', () => {
  expect(checkLines(['Read meters', 'Repaired pumps'], ['Read meters'])).toMatchObject([
    { kind: 'dropped', sentence: 'Repaired pumps' },
  ])
  expect(kindsOf('Repaired 14 pumps', 'Repaired pumps')).toEqual(['dropped'])
})

test('reasons name the word, for a person to read', () => {
  expect(checkLines(['Ran the build'], ['Ran the build on Kubernetes'])[0]?.reason).toBe(
    'The resume does not say "Kubernetes" there.',
  )
})
