import { expect, test } from 'vitest'
import { openLabels } from './open-labels.ts'
import { parseResume } from '../parse-resume.ts'

const HEAD = 'Jo Doe\njo@example.org\n\nExperience\n\nCook at Acme\n2019 - 2020'

test('labels behind a blank line at the end are sections of their own', () => {
  const resume = parseResume(
    `${HEAD}\n- Cooked for 80 guests\n- Ordered all goods\n\nSkills: Grilling, Stock control\nLanguages: French (B2), English`,
  )
  expect(resume.workExperience[0]?.description).toEqual([
    'Cooked for 80 guests',
    'Ordered all goods',
  ])
  expect(resume.skillsCategories[0]?.skills).toEqual(['Grilling', 'Stock control'])
  expect(resume.contactInfo.languages).toEqual(['French (B2)', 'English'])
})

test('a label inside a job stays where it is', () => {
  const rest =
    '- Cooked for 80 guests\n\nSkills: Grilling\n\nWaiter at Initech\n2017 - 2018\n- Served'
  expect(openLabels(`${HEAD}\n${rest}`.split('\n')).join('\n')).toBe(`${HEAD}\n${rest}`)
})
