import { expect, test } from 'vitest'
import { readPosting } from '../posting/read-posting.ts'
import { readPostingFacts } from '../posting/facts/read-posting-facts.ts'
import { findJobPostings } from './find-job-postings.ts'
import { readPostingFile, readSeenPage } from './read-posting-file.ts'

const JOB = {
  '@context': 'https://schema.org',
  '@type': ['JobPosting'],
  title: 'Dog Groomer &amp; Bather',
  hiringOrganization: { '@type': 'Organization', name: 'Muddy Paws Spa' },
  jobLocation: [
    {
      '@type': 'Place',
      address: { addressLocality: 'Boise', addressRegion: 'ID', addressCountry: { name: 'US' } },
    },
  ],
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { minValue: 18, maxValue: '24', unitText: 'HOUR' },
  },
  datePosted: '2026-05-11T08:00:00Z',
  validThrough: '2026-06-30',
  url: 'https://jobs.example/groomer',
  description:
    '&lt;p&gt;You groom dogs.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Hand stripping&lt;/li&gt;&lt;/ul&gt;',
}
const page = (...scripts: string[]) =>
  `<!doctype html><html><head><link rel="canonical" href="https://jobs.example/page">${scripts
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')}</head><body><nav>Home</nav><h1>Groomer</h1><p>Read on the page.</p></body></html>`

test('a job that a page marks for machines', () => {
  const { postings } = readPostingFile(
    'groomer.HTML',
    page('{"@type":"WebSite"}', JSON.stringify(JOB)),
  )
  expect(postings).toMatchObject([
    {
      title: 'Dog Groomer & Bather',
      company: 'Muddy Paws Spa',
      place: 'Boise, ID, US',
      link: 'https://jobs.example/groomer',
    },
  ])
  const text = postings[0]?.text ?? ''
  expect(text).toContain('You groom dogs.')
  expect(text).toContain('- Hand stripping')
  expect(text).not.toMatch(/<|&lt;/)
  // What it states is read as of any posting.
  expect(readPostingFacts(text, readPosting(text))).toMatchObject({
    place: expect.stringContaining('Boise'),
    pay: { min: 18, max: 24, currency: 'USD', period: 'hour' },
    posted: '2026-05-11',
    closes: '2026-06-30',
  })
})

test('several jobs, in a graph and a list; a script with line breaks within texts, and a broken one', () => {
  const other = { ...JOB, title: 'Bather', description: 'You\nbathe dogs.' }
  const graph = JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, JOB] })
  const list = JSON.stringify([{ itemListElement: [{ item: other }] }]).replace(
    String.raw`\n`,
    '\n',
  )
  expect(findJobPostings(page(graph, '{"@type":', list)).map(({ title }) => title)).toEqual([
    'Dog Groomer & Bather',
    'Bather',
  ])
})

test('a job at home, without pay or place', () => {
  const [job] = findJobPostings(
    page(
      JSON.stringify({
        '@type': 'JobPosting',
        title: 'QA',
        jobLocationType: 'TELECOMMUTE',
        description: 'You test.',
      }),
    ),
  )
  expect(job).toEqual({
    title: 'QA',
    company: '',
    place: 'Remote',
    link: '',
    text: 'QA\nRemote\n\nYou test.',
  })
})

test('a page that marks nothing is its readable text; plain text is itself', () => {
  expect(readPostingFile('x.html', page()).postings).toMatchObject([
    {
      text: expect.stringContaining('Read on the page.'),
      link: 'https://jobs.example/page',
      row: 1,
    },
  ])
  expect(readPostingFile('x.md', '\uFEFF# Cook\n\n<b>5 < 6</b>').postings).toMatchObject([
    { text: '# Cook\n\n<b>5 < 6</b>', link: '' },
  ])
  expect(readPostingFile('x.txt', ' \n').faults).toMatchObject([{ row: 1, code: 'no_text' }])
})

test('a page that somebody looks at: its marked jobs, else what can be read on it', () => {
  const seen = 'https://jobs.example/seen'
  const { url: _url, ...nowhere } = JOB
  expect(
    readSeenPage([JSON.stringify(JOB), JSON.stringify(nowhere)], 'Menu', seen).postings,
  ).toMatchObject([
    { title: 'Dog Groomer & Bather', link: 'https://jobs.example/groomer', row: 1 },
    { title: 'Dog Groomer & Bather', link: seen, row: 2 },
  ])
  const plain = 'Cook <b>5 < 6</b>'
  for (const scripts of [[], ['{"@type":"JobPosting"'], ['{"@type":"JobPosting","title":"x"}']])
    expect(readSeenPage(scripts, plain, seen).postings).toMatchObject([{ text: plain, link: seen }])
  expect(readSeenPage([], ' ', seen).faults).toMatchObject([{ code: 'no_text' }])
  expect(readSeenPage([], 'x'.repeat(100_001), seen).faults).toMatchObject([
    { code: 'text_too_long' },
  ])
})

test.each([
  '<script type="application/ld+json">',
  '<script ',
  '[',
  '{"@graph":',
  '<link rel=canonical ',
])('200 kB of %j are read in a moment', (piece) => {
  const from = performance.now()
  readPostingFile('x.html', piece.repeat(200_000 / piece.length))
  expect(performance.now() - from).toBeLessThan(5_000)
})
