import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const readJobs = (...lines: string[]) =>
  parseResume(
    ['Jo Doe', 'jo@example.org', '', 'Experience', '', ...lines, '', 'Skills', '', 'Welding'].join(
      '\n',
    ),
  ).workExperience

test.each([
  'OTR Driver, Buckeye Bulk Carriers, Toledo OH. Tanker, 48 states, home every 2nd weekend',
  'Owner-operator, DK Hauling LLC. Leased on to Sable Logistics. One truck, did own books',
  'Auszeit: Weltreise mit dem Velo',
  'out of work, back surgery and recovery',
  'ohne Beschäftigung / Sprachkurs B2 / Führerschein C gemacht',
])('%s is told in its own words', (line) => {
  const [job] = readJobs(`3/2012 - 5/2019   ${line}`, '- drove', '- kept the books')
  expect(job).toMatchObject({
    company: '',
    position: line,
    startDate: '3/2012',
    endDate: '5/2019',
    description: ['drove', 'kept the books'],
  })
})

test.each([
  'Karenz: Oktober 2014 – November 2015 (Geburt meiner Tochter)',
  'Saisonkraft im Service, Berggasthof Kellerjochblick (Winter 2006/07, Winter 2008/09)',
])('%s keeps its dates where they stand', (line) => {
  expect(readJobs(line, '- served guests')[0]).toMatchObject({ company: '', position: line })
})

test('several titles below one line with its dates stay below it, in their order', () => {
  const [job] = readJobs(
    'Zentrix Payments Pvt. Ltd., Bengaluru   Jul 2020 – Till date',
    'Lead Engineer (since Apr 2023)',
    'Senior Software Engineer (Jul 2020 – Mar 2023)',
    '- Moved the monolith to 14 services',
  )
  expect(job).toMatchObject({
    position: 'Zentrix Payments Pvt. Ltd., Bengaluru',
    startDate: 'Jul 2020',
    isCurrent: true,
    description: [
      'Lead Engineer (since Apr 2023)',
      'Senior Software Engineer (Jul 2020 – Mar 2023)',
      'Moved the monolith to 14 services',
    ],
  })
})

test('lines that name nothing stay whole below a job that is told apart', () => {
  const [job] = readJobs(
    '6/2016 to 2/2020: Residential Installer at Big Thicket Air & Heat LLC',
    'Change-outs, duct fabrication and mini-splits',
    'Drove a stocked truck',
  )
  expect(job).toMatchObject({
    position: 'Residential Installer',
    company: 'Big Thicket Air & Heat LLC',
    description: ['Change-outs, duct fabrication and mini-splits', 'Drove a stocked truck'],
  })
  expect(job?.location).toBeUndefined()
})

test('a date whose bracket closes on the next line is read whole', () => {
  const [job] = readJobs(
    'Pflegedienstleitung, Seniorenresidenz Inntalblick, Hall in Tirol (seit',
    'Jänner 2022)',
    '- Leitung von 46 Pflegepersonen',
  )
  expect(job).toMatchObject({ position: 'Pflegedienstleitung', startDate: 'seit Jänner 2022' })
})

test.each([
  ['Cook, Acme Ltd, Leeds, 2019 – 2020', 'Cook', 'Acme Ltd'],
  ['Professor, Department of Physics, Foo University, 2019 – 2020', 'Professor', 'Foo University'],
])('%s is told apart', (line, position, company) => {
  expect(readJobs(line, '- worked')[0]).toMatchObject({
    position,
    company: expect.stringContaining(company),
  })
})

test('behind a gap that begins with its dates the next job begins', () => {
  expect(
    readJobs(
      'May 2019 – Feb 2020: maternity leave',
      'Nurse, City Hospital   Mar 2020 – now',
      '- ran two wards',
    ),
  ).toMatchObject([
    { position: 'maternity leave', startDate: 'May 2019', endDate: 'Feb 2020', description: [] },
    { position: 'Nurse', company: 'City Hospital', description: ['ran two wards'] },
  ])
})
