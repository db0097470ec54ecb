import { readJsonResume, toHtml, toJsonResume, toMarkdown } from '@tailorbird/document'
import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const write = (contact: string) =>
  `# Jo Doe\n\njo@example.org | ${contact}\n\n## Experience\n\nCook, Acme Ltd, 2019 - 2020\n- Built [the site](https://x.example/a_b), see https://y.example.\n`
const paper = { size: 'a4', template: 'classic' } as const

test.each([
  ['[GitHub](https://github.com/jo)', 'GitHub: https://github.com/jo'],
  [
    '[My blog](https://blog.jo.dev) · [jo.dev](https://jo.dev)',
    'My blog: https://blog.jo.dev, https://jo.dev',
  ],
  [
    'GitHub: github.com/jo | Portfolio: https://jo.dev',
    'GitHub: github.com/jo, Portfolio: https://jo.dev',
  ],
  ['Google Scholar: https://scholar.example/jo', 'Google Scholar: https://scholar.example/jo'],
  ['Website: jo.dev', 'jo.dev'],
])('%s keeps its name', (contact, website) => {
  const resume = parseResume(write(contact))
  expect(resume.contactInfo).toEqual({
    fullName: 'Jo Doe',
    email: 'jo@example.org',
    phone: '',
    languages: [],
    website,
  })
  const markdown = toMarkdown(resume)
  expect(markdown).toContain(`jo@example.org | ${website}\n`)
  expect(parseResume(markdown, resume.sections)).toEqual(resume)
  expect(parseResume(markdown.replace('- Built', '* Built'), resume.sections)).toEqual(resume)
  const html = toHtml(resume, paper)
  for (const site of website.split(', ')) {
    const address = site.split(': ').at(-1) ?? ''
    const href = new URL(address.startsWith('http') ? address : `https://${address}`).href
    expect(html).toContain(`<a href="${href}">${site}</a>`)
  }
  const back = readJsonResume(JSON.stringify(toJsonResume(resume)))
  expect(back).toMatchObject({ resume: { contactInfo: { website }, additionalSections: {} } })
})

test('JSON Resume has named sites as profiles', () => {
  const { basics } = toJsonResume(
    parseResume(write('GitHub: github.com/jo | LinkedIn: linkedin.com/in/jo')),
  )
  expect(basics?.url).toBe('https://github.com/jo')
  expect(basics?.profiles).toMatchObject([
    { network: 'LinkedIn', url: 'https://linkedin.com/in/jo' },
    { network: 'GitHub', url: 'https://github.com/jo' },
  ])
})

test('an address in a text is a link, and what it was called stands before it', () => {
  expect(toHtml(parseResume(write('Leeds')), paper)).toContain(
    '<li>Built the site (<a href="https://x.example/a_b">https://x.example/a_b</a>), see <a href="https://y.example/">https://y.example</a>.</li>',
  )
})
