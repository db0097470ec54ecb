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

test('what ends the line of a title is part of it', () => {
  expect(
    readJobs(
      'Buckeye Electric\tLancaster, OH',
      'Apprentice, 1st–5th period\t6/2009 – 5/2014',
      '- ran conduit',
    ),
  ).toMatchObject([{ position: 'Apprentice, 1st–5th period', description: ['ran conduit'] }])
})

test('a headline of the same height opens the next job below what is told of a time off', () => {
  expect(
    readJobs(
      '### Parental leave',
      '',
      'Second half of 2017 through to Jan 2019, both kids. Did the books at night.',
      '',
      '### Redgum Pastoral Co. (QLD)',
      '',
      '**Overseer** | *2013 – mid 2017*',
      '',
      '- mustered by bike',
    ),
  ).toMatchObject([
    {
      position: 'Parental leave',
      startDate: '',
      description: ['Second half of 2017 through to Jan 2019, both kids. Did the books at night.'],
    },
    { position: 'Overseer', startDate: '2013', description: ['mustered by bike'] },
  ])
})

test('a time off in a form has no employer and takes none from the next', () => {
  expect(
    readJobs(
      'Employer: Redgum Coaches',
      'Position: Driver',
      'Period: 2011 – 2015',
      'Duties:',
      '- school runs',
      '',
      'Period: 2009 – 2011',
      'Out of work, looked after my mother.',
      '',
      'Employer: Stone & Gravel',
      'Position: Mixer driver',
      'Period: 2000 – 2009',
      'Duties:',
      '- six loads a day',
    ),
  ).toMatchObject([
    { company: 'Redgum Coaches', description: ['school runs'] },
    { company: '', position: 'Out of work, looked after my mother.', startDate: '2009' },
    { company: 'Stone & Gravel', startDate: '2000', description: ['six loads a day'] },
  ])
})

test('a second title that ends with its dates is the next job of the same employer', () => {
  expect(
    readJobs(
      'City of Redgum                                     2018 – now',
      '    Senior case worker                         Jan 2022 – now',
      '    * took 120 cases a year',
      '    Case worker                           Apr 2018 – Dec 2021',
      '    * talked at kitchen tables',
    ),
  ).toMatchObject([
    { position: 'Senior case worker', startDate: 'Jan 2022' },
    { position: 'Case worker', startDate: 'Apr 2018', description: ['talked at kitchen tables'] },
  ])
})

test.each(['Career break: travelling in Chile, Bolivia and Peru', 'Parental leave / Career Break'])(
  '%s is a time off without an employer',
  (line) => {
    expect(readJobs(`${line}   2019 - 2020`, '- read a lot')).toMatchObject([
      { company: '', position: line, startDate: '2019' },
    ])
  },
)

test('a line of letters without an end is read in time that grows with it, not with its square', () => {
  expect(readJobs('日'.repeat(60_000), 'Joiner, Elm & Sons', '2015 - 2019')).not.toEqual([])
})
