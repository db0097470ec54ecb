import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'

const read = (...lines: string[]) =>
  parseResume(
    `Jo Doe\njo@x.com\n\nExperience\n\nCook, Acme Ltd, 2015 - 2022\n${lines.join('\n')}\n`,
  ).workExperience

test.each([
  [['- Kept the kitchen open from the summer of', '  2019 and into the next year', '- Fed 400'], 2],
  [
    ['- Grew sales between spring 2018 and', '  March 2019 by 40 %, the best of all', '- Fed 400'],
    2,
  ],
])('a bullet whose next line begins with a date is one bullet: %j', (lines, count) => {
  const jobs = read(...lines)
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.description).toHaveLength(count)
})

test('a word that was parted at the end of a line has no space in it', () => {
  const [job] = read('- Ran the self-', '  service tills and the pre-', '  and post-op rooms')
  expect(job?.description).toEqual(['Ran the self-service tills and the pre- and post-op rooms'])
})

test('a bullet about a logo stays', () => {
  const [job] = read('- Redesigned Acme logo', '- Redesigned Acme website for 3 brands')
  expect(job?.description).toHaveLength(2)
})
