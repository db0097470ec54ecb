import { readJsonResume, toHtml, toJsonResume, toMarkdown } from '@tailorbird/document'
import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

test.each([
  ['Summer 2018 – Mar 2019', '2018', '2019-03'],
  ['März 2018 – Oktober 2019', '2018-03', '2019-10'],
  ['03/2018 – 10/2019', '2018-03', '2019-10'],
  ['seit März 2019', '2019-03', undefined],
  ["sept. 2018 – aujourd'hui", '2018-09', undefined],
])('%s is printed as it is written, and read', (dates, startDate, endDate) => {
  const text = `Jo Doe\njo@example.org\n\nExperience\n\nCook, Acme Ltd, ${dates}\n- Cooked\n`
  const resume = parseResume(text)
  const html = toHtml(resume, { size: 'a4', template: 'classic' }).replaceAll('&#39;', "'")
  expect(html).toContain(`<span class="dates">${dates}</span>`)
  expect(parseResume(toMarkdown(resume), resume.sections)).toEqual(resume)
  const json = toJsonResume(resume)
  expect(json.work?.[0]).toMatchObject({ startDate, ...(endDate && { endDate }) })
  const { sections: _, ...form } = resume
  const back = readJsonResume(JSON.stringify(json))
  expect('resume' in back && back.resume.workExperience).toEqual(form.workExperience)
})
