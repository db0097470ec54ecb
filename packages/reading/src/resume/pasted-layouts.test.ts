import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const jobsOf = (text: string) =>
  parseResume(text).workExperience.map(({ position, company, startDate, endDate }) =>
    [position, company, startDate, endDate ?? ''].join(' / '),
  )

test('a page that was saved as HTML is read as its text', () => {
  const resume = parseResume(`<div class="cv"><h1>Jo&nbsp;D&eacute;rain</h1>
<p>jo@example.org<br>Leeds</p>
<h2>Jobs</h2>
<div><h3>Cook</h3><span>Bean &amp; Leaf</span> <span>May 2022 &ndash; Present</span>
<ul><li>Ran the grill</li><li>Trained juniors</li></ul></div>
<h2>Skills</h2>
<ul><li>Sauces</li><li>Square POS</li></ul></div>`)
  expect(resume.contactInfo).toMatchObject({ fullName: 'Jo Dérain', email: 'jo@example.org' })
  expect(resume.workExperience).toMatchObject([
    {
      position: 'Cook',
      company: 'Bean & Leaf',
      startDate: 'May 2022',
      isCurrent: true,
      description: ['Ran the grill', 'Trained juniors'],
    },
  ])
  expect(resume.skillsCategories.flatMap(({ skills }) => skills)).toEqual(['Sauces', 'Square POS'])
})

test('what a profile shows twice is read once', () => {
  const jobs = jobsOf(`Jo Doe
Jo Doe
jo@example.org

Experience
Acme logo
Acme
Full-time · 5 yrs
Senior Engineer
Senior Engineer
Apr 2020 - Present · 2 yrs

Engineer
Engineer
Mar 2017 - Apr 2020 · 3 yrs
`)
  expect(jobs.map((job) => job.split(' / ').slice(0, 2))).toEqual([
    ['Senior Engineer', 'Acme'],
    ['Engineer', 'Acme'],
  ])
})

test('three equal lines are meant, and stay', () => {
  const { workExperience } = parseResume(
    'Jo Doe\n\nExperience\n\nCook, Acme Ltd, 2019 – 2020\n- a\n- a\n- a\n',
  )
  expect(workExperience[0]?.description).toEqual(['a', 'a', 'a'])
})

test('signs that open lines are bullets, but not those of headings', () => {
  const { workExperience, skillsCategories } = parseResume(`Jo Doe
jo@example.org

★ EXPERIENCE

Cook, Acme Ltd, 2019 – 2020
✨ Ran the grill
✨ Trained juniors

★ SKILLS

Sauces, Bread
`)
  expect(workExperience[0]?.description).toEqual(['Ran the grill', 'Trained juniors'])
  expect(skillsCategories).toEqual([{ category: '', skills: ['Sauces', 'Bread'] }])
})

test('a table may have columns that nobody knows, and one that counts', () => {
  const { workExperience, education } = parseResume(
    [
      'Jo Doe',
      '',
      'Work Experience :-',
      'S.No\tCompany\tDesignation\tFrom\tTo\tPay',
      '1\tGanga Forgings Ltd\tDeputy Manager\tAug-2020\tTill date\t11.4',
      '2\tVardaan Auto\tEngineer\tJul-2014\tJul-2020\t6.8',
      '',
      'Educational Qualification :-',
      'Qualification\tBoard / University\tYear\tMarks',
      'B.Tech\tDoaba University\t2013\t68 %',
    ].join('\n'),
  )
  expect(workExperience).toMatchObject([
    {
      company: 'Ganga Forgings Ltd',
      position: 'Deputy Manager',
      startDate: 'Aug-2020',
      isCurrent: true,
      description: ['Pay: 11.4'],
    },
    { company: 'Vardaan Auto', position: 'Engineer', startDate: 'Jul-2014', endDate: 'Jul-2020' },
  ])
  expect(education).toMatchObject([
    { institution: 'Doaba University', degree: 'B.Tech', achievements: ['Marks: 68 %'] },
  ])
})

test('headings in capitals need no blank line, nor words that everybody uses', () => {
  const text = `JO DOE
Leeds -- jo@example.org
A BIT ABOUT ME
Calm in weather.
WHAT I'VE BEEN UP TO
Southern Airways -- Cabin Supervisor -- Jan '18 – now
Snowy Ridge Resort -- Ski Lift Operator -- Winter 2011 -- Jindabyne
WHAT I STUDIED
Certificate in Aviation -- Skybridge College -- 2014
THINGS I CAN DO
Rostering ★ First aid`
  expect(jobsOf(text)).toEqual([
    "Cabin Supervisor / Southern Airways / Jan '18 / now",
    'Ski Lift Operator / Snowy Ridge Resort / Winter 2011 / ',
  ])
  expect(parseResume(text).education).toMatchObject([{ institution: 'Skybridge College' }])
})

test('a line that only introduces what was achieved opens no section', () => {
  const text = `Jo Doe

PROFESSIONAL EXPERIENCE

Vice President, Acme Inc. (2019 – Present)

Key achievements:
• Cut scrap

Director, Acme Inc. (2015 – 2019)

Key achievements:
• Opened a plant

EDUCATION

BSc Botany, Foo College, 2015`
  expect(jobsOf(text)).toHaveLength(2)
  expect(parseResume(text).achievements).toEqual([])
})

test('dated jobs above all headings, or below one that nobody knows, are jobs', () => {
  expect(
    jobsOf(`Luc Roy, serveur
luc@example.org
Mes saisons
Hotel Alpin / Chef de rang / depuis déc. 2022
Brasserie du Port / Serveur / 2019 – 2021
Études
CAP Cuisine, CFA de la Baie, 2018`),
  ).toEqual([
    'Chef de rang / Hotel Alpin / depuis déc. 2022 / ',
    'Serveur / Brasserie du Port / 2019 / 2021',
  ])
})

test('below dates in a column of their own, what is set in belongs to the job', () => {
  expect(
    jobsOf(`Jo Doe

Work Experience

2019/09 – present   Pharmacy Manager, Red River Remedies
                    Staff of 11. Launched the travel clinic and the
                    therapy program.

2015/07 – 2019/08   Staff Pharmacist, Portage Drug Mart
                    Dispensary, compounding.
`),
  ).toEqual([
    'Pharmacy Manager / Red River Remedies / 2019/09 / ',
    'Staff Pharmacist / Portage Drug Mart / 2015/07 / 2019/08',
  ])
})
