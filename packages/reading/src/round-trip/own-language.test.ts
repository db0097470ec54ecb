import { listLines, toHtml, toMarkdown } from '@tailorbird/document'
import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const write = (dates: string) => `Mia Vogt
mia@example.org
Sprachen: Deutsch, Polnisch

Berufserfahrung

${dates}
Köchin, Gasthof Adler
- Mit Gemüse aus der Region gekocht und die Küche geleitet

2015 – 2018
Köchin, Gasthof Linde
- Die Küche für Feste vorbereitet

Ausbildung

Berufsschule Ulm
Gesellenbrief, 2018
`
const paper = { size: 'a4', template: 'classic' } as const
const resume = { ...parseResume(write('03/2019 –')), certifications: ['Ersthelferin'] }

test('what the person has not said is said in their language', () => {
  const html = toHtml(resume, paper)
  expect(html).toContain('Sprachen: Deutsch, Polnisch')
  expect(html).toContain('03/2019 – heute')
  expect(html).toContain('<h3>Zertifikate</h3>')
  const nameless = { ...resume, contactInfo: { ...resume.contactInfo, fullName: '' } }
  expect(toHtml(nameless, paper)).toContain('<h1>Lebenslauf</h1>')
  const lines = listLines(resume)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => entry.lines.map(({ text }) => text))
  expect(lines).toContain('mia@example.org | Sprachen: Deutsch, Polnisch')
  expect(lines).toContain('Köchin | 03/2019 – heute')
  expect(lines).toContain('Zertifikate')
})

test('it comes back from its markdown as it was', () => {
  const markdown = toMarkdown(resume)
  expect(markdown).toContain('| Sprachen: Deutsch, Polnisch')
  expect(markdown).toContain('**Zertifikate**')
  expect(parseResume(markdown, resume.sections)).toEqual(resume)
  const edited = markdown.replace('## Ausbildung', '## Ausbildung ').replace('- Mit', '* Mit')
  expect(parseResume(edited, resume.sections)).toEqual(resume)
})

test.each(['03/2019 – Present', '03/2019 – bis heute', 'seit März 2019'])(
  '%s stays as the person wrote it',
  (dates) => {
    const read = parseResume(write(dates))
    expect(toHtml(read, paper)).toContain(dates.replace('bis ', ''))
    expect(parseResume(toMarkdown(read), read.sections)).toEqual(read)
  },
)

test("the form's layout is English, whatever language its texts are in", () => {
  const { sections: _, ...form } = resume
  const [job] = form.workExperience
  delete job?.endDate
  const markdown = toMarkdown(form)
  expect(markdown).toContain('| Languages: Deutsch, Polnisch')
  expect(markdown).toContain('03/2019 – Present')
  expect(markdown).toContain('**Certifications**')
  expect(parseResume(markdown)).toEqual(form)
})
