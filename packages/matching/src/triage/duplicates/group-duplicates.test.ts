import { expect, test } from 'vitest'
import { readPosting, readPostingFacts } from '@tailorbird/reading'
import { groupDuplicates } from './group-duplicates.ts'
import { printPosting } from './print-posting.ts'

const print = (text: string) => {
  const posting = readPosting(text)
  return printPosting(text, posting, readPostingFacts(text, posting))
}
const group = (...texts: string[]) => groupDuplicates(texts.map(print))

const ABOUT = `About us: Harrow Mills has baked for the north since 1921. We have nine bakeries, 1,400 colleagues and one
aim: good bread for everybody. You get 28 days of holiday, a pension, a discount in our shops, free parking and a loaf a day.
Harrow Mills is an equal opportunity employer and welcomes applications from everybody, whatever their background, age or faith.`
const FITTER = `Maintenance Fitter
Harrow Mills, Halifax

You look after ovens, mixers and conveyors on nights. You find faults in pneumatics and hydraulics, change bearings and gearboxes,
weld brackets and write down what you did in our CMMS.

Requirements
- Apprenticeship as a mechanical fitter
- Pneumatics and hydraulics
- MIG welding
- Forklift licence`
const BAKER = `Night Baker
Harrow Mills, Halifax

You weigh, mix, shape and bake sourdough and rye, look after the starter and keep your bench clean.

Requirements
- Two years in a craft bakery
- Sourdough
- Food hygiene certificate
- Laminated dough`

test('the same posting with another date, tracking and words around it', () => {
  const first = `${FITTER}\nPosted 12 March 2026. Ref 88123`
  const again = `${FITTER}\nPosted 4 May 2026. Ref 90417\nApply: https://jobs.example/a?utm_source=x&id=90417`
  expect(group(first, BAKER, again, `${FITTER}\n\n${ABOUT}`)).toEqual([0, 1, 0, 0])
})

test('posted again by the same employer, half of it written anew', () => {
  const again = `Maintenance Fitter
Harrow Mills, Halifax
Still looking! Nights suit you and so does grease.

You find faults in pneumatics and hydraulics, change bearings and gearboxes, weld brackets and write down what you did in our CMMS.

Needed: an apprenticeship as a mechanical fitter, pneumatics and hydraulics, MIG welding. We pay for the forklift licence.`
  expect(group(FITTER, BAKER, again)).toEqual([0, 1, 0])
  const inFull = again.replace('Harrow Mills', 'Harrow Mills Ltd.')
  expect(group(FITTER, BAKER, inFull)).toEqual([0, 1, 0])
})

test('as HTML, and by an agency that names another employer', () => {
  const html = FITTER.split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
  const agency = FITTER.replace('Harrow Mills', 'Steel & Sons Recruitment')
  expect(group(FITTER, html, agency)).toEqual([0, 0, 0])
})

test('two jobs of one employer share what it says of itself, and are two', () => {
  expect(group(`${FITTER}\n\n${ABOUT}`, `${BAKER}\n\n${ABOUT}`)).toEqual([0, 1])
})

test('one text for jobs of other names: each is one', () => {
  const named = (title: string) => FITTER.replace('Maintenance Fitter', title)
  expect(group(FITTER, named('Shift Electrician'), named('Stores Clerk'))).toEqual([0, 1, 2])
})

test('one title, one employer, other work: two', () => {
  const nurse = (unit: string, ...asked: string[]) =>
    `Registered Nurse\nMoor Hospital, Leeds\n\nYou work on ${unit}.\n\nRequirements\n${asked.map((one) => `- ${one}`).join('\n')}\n\n${ABOUT}`
  const icu = nurse('intensive care', 'Ventilator management', 'ECMO', 'CRRT', 'Arterial lines')
  const child = nurse('paediatrics', 'Paediatric life support', 'Vaccination', 'Play therapy')
  expect(group(icu, child)).toEqual([0, 1])
})

test('the order does not matter, and nothing is in nobody’s group', () => {
  const texts = [FITTER, BAKER, `${FITTER}\n${ABOUT}`, 'Waiter wanted.', `${BAKER}\nRef 1`]
  const sets = (order: readonly string[]) => {
    const firsts = group(...order)
    return order
      .map((_, at) => order.filter((_other, to) => firsts[to] === firsts[at]).toSorted())
      .map((one) => one.join('|'))
      .toSorted()
  }
  expect(sets(texts.toReversed())).toEqual(sets(texts))
  expect(groupDuplicates([])).toEqual([])
})

test('two employers whose postings follow one pattern have two jobs where pay or place differ', () => {
  const nurse = (company: string, place: string, pay: string) =>
    `Med-Surg RN
${company} is hiring a med-surg nurse for its night team in ${place}. Pay $${pay} per hour.

Responsibilities
- Deliver safe patient care and work with the care team on a unit of 24 beds
- Document in the electronic record and hand over at the bedside
- Educate patients and families before they go home

Requirements
- Active RN license
- BLS
- 2+ years of medical-surgical nursing experience
- Wound care`
  const quillan = nurse('Quillan Medical Center', 'Scranton, PA', '46.60')
  expect(group(quillan, nurse('Pinewell Care Group', 'Scranton, PA', '41.10'))).toEqual([0, 1])
  expect(group(quillan, nurse('Pinewell Care Group', 'Scranton, PA', '46.60'))).toEqual([0, 0])
})

const NIGHT = `Night receptionist
Hotel Harrow Mills, Halifax

Family hotel of 38 rooms looks for somebody at the desk from 23:00 to 7:00, five nights a week. £1,480 a month, supper included.

Requirements
- Opera PMS
- Conversational French
- Cash handling`
const AGAIN = `Receptionist
Harrow Mills, Halifax

Who works while others sleep? Eight hours, two nights off in a row. Pay: £1,480 a month, and we feed you.

You check late guests in, balance the till and set out the coffee.

Requirements
- Opera PMS
- Cash handling
- Upselling`

test('one who hires, the same money in the same place, all of it worded anew', () => {
  expect(group(NIGHT, BAKER, AGAIN)).toEqual([0, 1, 0])
  expect(group(NIGHT, AGAIN.replace('£1,480', '£1,620'))).toEqual([0, 1])
  expect(group(NIGHT, AGAIN.replace(', Halifax', ', Leeds'))).toEqual([0, 1])
  expect(group(NIGHT, AGAIN.replace('Harrow Mills', 'Castle Inns'))).toEqual([0, 1])
})

test('the same money for other work of the same name: two', () => {
  const other = AGAIN.replace(/- Opera[^]*/u, '- Phlebotomy\n- Wheelchair transfers\n- Vaccination')
  expect(group(NIGHT, other)).toEqual([0, 1])
})

test('a pattern without a name of who hires is no copy in another town for other money', () => {
  const named = NIGHT.replace('Harrow Mills', 'Castle Inns')
  const nobody = NIGHT.replace('Hotel Harrow Mills, Halifax', 'Leeds').replace('£1,480', '£1,620')
  expect(group(named, nobody)).toEqual([0, 1])
})

test('one word of the title tells where all but everything that is asked for is the same', () => {
  const electrician = (title: string, ...asked: string[]) =>
    `${title}\nHarmon Axle Works, Toledo\n$36 to $41 an hour\n\n${title === 'Plant Electrician' ? 'Keep our presses running.' : 'Nights. You like motors, we like you.'}\n\nRequirements\n${asked.map((one) => `- ${one}`).join('\n')}`
  const asked = [
    'PLC troubleshooting',
    'Motor controls',
    'Conduit bending',
    'Lockout/tagout',
    'VFD',
  ]
  const [one, again] = ['Plant Electrician', 'Industrial Electrician'].map((title) =>
    electrician(title, ...asked),
  )
  const other = electrician('Marine Electrician', 'Radar', 'Switchboards', 'Shore power', 'GMDSS')
  expect(group(one ?? '', again ?? '', other)).toEqual([0, 0, 2])
})

test('one employer, the same money, part of a title: other work is another job', () => {
  const job = (title: string, what: string, ...asked: string[]) =>
    `${title}\nArdent Ltd, Hull\n£42,000 a year\n\n${what}\n\nRequirements\n${asked.map((one) => `- ${one}`).join('\n')}`
  const civil = job(
    'Civil Engineer',
    'Bridges and walls.',
    'AutoCAD',
    'Driving licence',
    'Eurocodes',
  )
  const plant = job('Engineer', 'Pumps on shifts.', 'Driving licence', 'Pumps', 'Electrical motors')
  expect(group(civil, plant)).toEqual([0, 1])
})

test('employers that only a number tells apart are two', () => {
  const nurse = (clinic: number, ...asked: string[]) =>
    `Nurse ${clinic}\nClinic ${clinic}\nLeeds\n£31 per hour\n\nRequirements:\n${asked.map((one) => `- ${one}`).join('\n')}\n- ACLS certification`
  expect(group(nurse(1, 'Telemetry monitoring', 'Epic'), nurse(2, 'Welding', 'COBOL'))).toEqual([
    0, 1,
  ])
  expect(group(nurse(1, 'Welding'), nurse(2, 'Epic'), nurse(3, 'COBOL'))).toEqual([0, 1, 2])
})
