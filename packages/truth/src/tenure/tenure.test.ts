import { expect, test } from 'vitest'
import { parseResume } from '@tailorbird/reading'
import { countYears } from './tenure.ts'

const resumeWith = (bullet: string) =>
  parseResume(
    `Jo Doe\njo@example.com\n\nExperience\n\nCook, Acme Ltd\nJanuary 2020 - present\n- ${bullet}\n`,
  )

test('a job that goes on lasts until the latest year that a text names as past', () => {
  const years = countYears(resumeWith('Cooked soup'))
  expect(countYears(resumeWith('Cooked 900 soups in 2031'))).toBe(12)
  expect(countYears(resumeWith('Cooked soup'), resumeWith('Cooked soup in 2031'))).toBe(12)
  expect(countYears(resumeWith('Holds a pass valid until 2031'))).toBe(years)
})
