import { expect, test } from 'vitest'
import { parseResume } from '../../parse-resume.ts'

test('what stands beside a line that tells of a job is not lost', () => {
  const [job] = parseResume(
    'Jo Doe\n\nEXPERIENCE\n**Soy cocinera en A0**\nBerlin\nCook | Mar 2019 – Mar 2020\n- Cooked',
  ).workExperience
  expect(JSON.stringify(job)).toContain('Berlin')
})
