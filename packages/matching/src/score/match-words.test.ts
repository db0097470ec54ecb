import { expect, test } from 'vitest'
import { asking, compare, findRow, telling } from './testing/compare.ts'

const showFor = (term: string, bullet: string, line = term) => {
  const { status, match } = findRow(compare(telling({ bullets: [bullet] }), asking(line)), term)
  return `${status} ${match}`
}

test.each([
  ['C++', 'Wrote parsers in C++ for trading'],
  ['C#', 'Moved a C# service to the cloud'],
  ['.NET', 'Maintained services on .NET for a bank'],
  ['Node.js', 'Built the API in Node.js.'],
  ['CI/CD', 'Set up CI/CD for nine teams'],
  ['Java', 'Ported it to Java, then tuned it'],
  ['PLCs', 'Did PLC troubleshooting on nine lines'],
  ['AWS', 'Ran 300 AWS Lambda functions'],
  ['wound care', 'Provided WOUND CARE to 24 residents'],
  ['REST APIs', 'Designed a REST API for orders'],
])('%s is found as it is written', (term, bullet) => {
  expect(showFor(term, bullet)).toBe('covered exact')
})

test.each([
  ['C', 'Wrote parsers in C++ for trading'],
  ['C#', 'Played in C and wrote songs'],
  ['Java', 'Built pages with JavaScript and CSS'],
  ['React', 'We react to alarms within minutes'],
  ['React', 'Built apps in React Native'],
  ['Go', 'Wrote the go-to-market plan'],
  ['Go', 'Let customers go home happy'],
  ['R', 'Reported to R. Miller on site each week'],
  ['C', 'Vaccinated against hepatitis C in schools'],
])('%s is not found in: %s', (term, bullet) => {
  const posting = asking(`${term}, Python and Rust`)
  const row = findRow(compare(telling({ bullets: [bullet] }), posting), term)
  expect(row.match === null || row.match === 'related').toBe(true)
  expect(row.status).toBe('missing')
})

test.each([
  ['Go', 'Go, Rust, Python'],
  ['R', 'Python, R, SQL'],
  ['C', 'C, C++, Rust'],
])('%s stands in a list of languages', (term, skills) => {
  const row = findRow(compare(telling({ skills }), asking(`${term}, Python and Rust`)), term)
  expect(row).toMatchObject({ status: 'covered', match: 'exact', place: 'list' })
})

test.each([
  ['Kubernetes', 'Moved 14 services to k8s'],
  ['K8s', 'Moved 14 services to Kubernetes'],
  ['JS', 'Built pages with JavaScript'],
  ['JavaScript', 'Built pages with JS'],
  ['PostgreSQL', 'Tuned a Postgres database'],
])('%s has another name in: %s', (term, bullet) => {
  expect(showFor(term, bullet)).toBe('supported alias')
})

test.each([
  ['AWS', 'Moved the shop to the cloud'],
  ['Cloud computing', 'Flew through clouds'],
  ['wound care', 'Cared for the elderly in their homes'],
])('%s is not shown by an umbrella or a neighbour: %s', (term, bullet) => {
  expect(showFor(term, bullet)).toBe('missing null')
})

test.each([
  ['conduit bending', 'Bending conduit for 60 homes', 'covered inflection'],
  ['project management', 'Managed 12 projects for the city', 'covered inflection'],
  ['scheduling', 'Scheduled 40 nurses on three wards', 'covered inflection'],
  ['supplier management', 'Supply chain management of 40 shops', 'missing null'],
  ['testing', 'Wrote tests for schools', 'missing null'],
  ['machine learning', 'Learned to run a sewing machine', 'missing null'],
  ['wound care', 'Took care of stock. Wound rope onto drums', 'missing null'],
  ['accounting', 'Accounted for delays at the gate', 'missing null'],
])('%s in other forms: %s', (term, bullet, expected) => {
  expect(showFor(term, bullet)).toBe(expected)
})

test('a near neighbour earns a little, shows its line and covers nothing', () => {
  const report = compare(
    telling({ bullets: ['Tuned a MySQL database of 2 TB'] }),
    asking('PostgreSQL', 'Kubernetes', 'Kafka'),
  )
  expect(findRow(report, 'PostgreSQL')).toMatchObject({
    status: 'missing',
    match: 'related',
    line: 'Tuned a MySQL database of 2 TB',
  })
  expect(report.score).toBeGreaterThan(0)
  expect(report.score).toBeLessThan(15)
})

test("'TypeScript, Rust or Java' is one requirement, met by any", () => {
  const report = compare(
    telling({ bullets: ['Moved Java services'] }),
    asking('TypeScript, Rust or Java', 'PostgreSQL', 'Git'),
  )
  const rows = report.requirements.filter(({ term }) => /TypeScript|Rust|Java/.test(term))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ term: 'Java', anyOf: ['TypeScript', 'Rust'], status: 'covered' })
})

test('a term that the lexicon does not know is found in its own words alone', () => {
  const posting = asking('Experience with Flurbstore', 'Git', 'SQL')
  const row = (bullet: string) =>
    findRow(compare(telling({ bullets: [bullet] }), posting), 'Flurbstore')
  expect(row('Ran FLURBSTORE for 3 shops')).toMatchObject({ status: 'covered', match: 'exact' })
  expect(row('Ran a store for flurbs')).toMatchObject({ status: 'missing' })
})

test('boilerplate, the company and the title are no requirements', () => {
  const { requirements } = compare(
    telling({}),
    `Python Developer\nOracle Bakery Ltd\n\nAbout us\nOracle Bakery Ltd is a pioneer of machine learning in bread.\n\nRequirements\n- PostgreSQL\n- Docker\n- Git\n\nBenefits\n- Massage therapy and yoga\n- Salary 90,000 with RRSP\n\nOracle Bakery Ltd is an equal opportunity employer regardless of religion or disability. Public relations are no concern.`,
  )
  const terms = requirements.filter(({ kind }) => kind !== 'responsibility').map(({ term }) => term)
  expect(terms.slice(0, 3)).toEqual(['PostgreSQL', 'Docker', 'Git'])
  expect(terms.join(' ')).not.toMatch(
    /massage|yoga|oracle|machine learning|religion|public relations/i,
  )
})
