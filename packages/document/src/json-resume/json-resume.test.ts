import { expect, test } from 'vitest'
import { readJsonResume } from './read-json-resume.ts'
import { toJsonResume } from './to-json-resume.ts'

/** One of each thing that the standard has. */
const file = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Noor Haddad',
    label: 'Baker',
    image: 'https://noor.example/me.png',
    email: 'noor@example.org',
    phone: '613 555 0142',
    url: 'https://noor.example',
    summary: 'Bakes bread.',
    location: { city: 'Ottawa', region: 'ON', postalCode: 'K1P 1J1', countryCode: 'CA' },
    profiles: [
      { network: 'Mastodon', username: '@noor', url: 'https://bread.example/@noor' },
      { network: 'LinkedIn', username: 'noor' },
    ],
    mood: 'fine',
  },
  work: [
    {
      name: 'Crumb & Co',
      description: 'A bakery',
      url: 'https://crumb.example',
      position: 'Baker',
      startDate: '2019-03-01',
      summary: 'Ran the ovens.',
      highlights: ['Baked\n200 loaves a day'],
      tools: ['oven'],
    },
    {
      company: 'Old Mill',
      position: 'Helper',
      startDate: '2015',
      endDate: '2018-12',
      location: null,
    },
  ],
  volunteer: [
    {
      organization: 'Food bank',
      position: 'Driver',
      startDate: '2020-01',
      endDate: '2021-02',
      summary: 'Drove.',
      highlights: ['Every week'],
    },
  ],
  education: [
    {
      institution: 'Bread School',
      area: 'Sourdough',
      studyType: 'Diploma',
      startDate: '2012-09',
      endDate: '2014-06',
      score: '3.9',
      courses: ['Rye'],
    },
  ],
  awards: [{ title: 'Best loaf', date: '2021-11-01', awarder: 'Guild', summary: 'Of 40' }],
  certificates: [
    { name: 'Food safety', issuer: 'City', date: '2020', url: 'https://city.example' },
  ],
  publications: [{ name: 'On crust', publisher: 'Grain', releaseDate: '2022-05' }],
  skills: [{ name: 'Baking', level: 'Master', keywords: ['Sourdough'] }, { name: 'Excel' }],
  languages: [{ language: 'French', fluency: 'fluent' }, { language: 'English' }],
  interests: [{ name: 'Grain', keywords: ['Rye', 'Spelt'] }],
  references: [{ name: 'Jo Doe', reference: 'Always on time.' }],
  projects: [{ name: 'Oven', description: 'Built one', keywords: ['brick'], startDate: '2018' }],
}
const read = (value: unknown) => readJsonResume(JSON.stringify(value))

test('every part of the standard finds its place, and what has none is named', () => {
  expect(read(file)).toEqual({
    leftOut: ['basics.mood', 'work[0].tools', 'basics.image'],
    resume: {
      contactInfo: {
        fullName: 'Noor Haddad',
        email: 'noor@example.org',
        phone: '613 555 0142',
        location: 'Ottawa, ON K1P 1J1, CA',
        linkedin: 'linkedin.com/in/noor',
        website: 'https://noor.example',
        languages: ['French (fluent)', 'English'],
      },
      summary: 'Bakes bread.',
      workExperience: [
        {
          company: 'Crumb & Co',
          position: 'Baker',
          startDate: '03/2019',
          isCurrent: true,
          description: ['Ran the ovens.', 'Baked 200 loaves a day'],
        },
        {
          company: 'Old Mill',
          position: 'Helper',
          startDate: '2015',
          endDate: '12/2018',
          isCurrent: false,
          description: [],
        },
      ],
      education: [
        {
          institution: 'Bread School',
          degree: 'Diploma',
          fieldOfStudy: 'Sourdough',
          graduationDate: '09/2012 – 06/2014',
          gpa: '3.9',
          achievements: ['Rye'],
        },
      ],
      skillsCategories: [
        { category: 'Baking (Master)', skills: ['Sourdough'] },
        { category: 'Skills', skills: ['Excel'] },
      ],
      certifications: ['Food safety, City, 2020 (https://city.example)'],
      achievements: ['Best loaf, Guild, 11/2021: Of 40'],
      additionalSections: {
        Projects: ['Oven, 2018 – Present: Built one; brick'],
        Volunteering: ['Driver, Food bank, 01/2020 – 02/2021: Drove.; Every week'],
        Publications: ['On crust, Grain, 05/2022'],
        Interests: ['Grain: Rye, Spelt'],
        References: ['Jo Doe: Always on time.'],
        Headline: ['Baker'],
        Profiles: ['Mastodon: https://bread.example/@noor'],
        Employers: ['Crumb & Co: A bakery: https://crumb.example'],
      },
    },
  })
})

test('dates and addresses are written as the standard wants them, with the wording beside', () => {
  const reading = read(file)
  if (!('resume' in reading)) throw new Error('not read')
  const { resume } = reading
  resume.contactInfo.website = 'noor.example'
  resume.workExperience[1] = { ...resume.workExperience[1]!, endDate: 'Dec 2018' }
  const written = toJsonResume(resume)
  expect(written.basics).toMatchObject({
    url: 'https://noor.example',
    asWritten: { url: 'noor.example' },
    location: { address: 'Ottawa, ON K1P 1J1, CA' },
  })
  expect(written.work?.[0]).not.toHaveProperty('endDate')
  expect(written.work?.[1]).toMatchObject({
    endDate: '2018-12',
    asWritten: { endDate: 'Dec 2018' },
  })
  expect(written.education?.[0]).toMatchObject({ startDate: '2012-09', endDate: '2014-06' })
  // Somebody else's editor changes a date: it knows nothing of the wording beside it.
  const changed = { ...written, work: [{ ...written.work![1], endDate: '2019-01' }] }
  expect(read(changed)).toHaveProperty('resume.workExperience.0.endDate', '01/2019')
})

test.each([
  ['{', 'The file is not JSON'],
  ['[]', 'The file must be an object, but it is a list'],
  ['"Noor"', 'The file must be an object, but it is text'],
  ['null', 'The file must be an object, but it is empty'],
  ['{"basics": []}', 'basics must be an object, but it is a list'],
  ['{"work": {}}', 'work must be a list, but it is an object'],
  ['{"work": [{"name": "A"}, 3]}', 'work[1] must be an object, but it is a number'],
  ['{"education": [{"score": 3.7}]}', 'education[0].score must be text, but it is a number'],
  [
    '{"skills": [{"keywords": ["a", false]}]}',
    'skills[0].keywords[1] must be text, but it is a boolean',
  ],
])('%s is refused: %s', (text, message) => {
  expect(readJsonResume(text)).toEqual({ problems: [message] })
})

test('all problems are said at once, and limits are kept', () => {
  const problems = (value: unknown) => (read(value) as { problems: string[] }).problems
  expect(problems({ basics: { name: 1 }, work: 'a' })).toHaveLength(2)
  expect(problems({ work: Array.from({ length: 1001 }, () => ({})) })).toEqual([
    'work may have up to 1,000 entries',
  ])
  expect(problems({ basics: { summary: 'a'.repeat(100_001) } })).toEqual([
    'basics.summary may have up to 100,000 characters',
  ])
})

test('a byte order mark, nulls and an empty object are no problem', () => {
  expect(readJsonResume('\uFEFF{"work": null, "basics": {"name": null}}')).toHaveProperty('resume')
})
