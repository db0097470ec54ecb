import { expect, test } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { readLines } from './read-lines.ts'
import { tellJobs } from './tell.ts'

const tell = (text: string) => tellJobs(readLines(text)).map((line) => line.text)

test('a sentence that names a job stands on a line of its own', () => {
  expect(
    tell(
      'I like wood. From 2015 to 2019 I was a Joiner at Elm & Sons, where I made\nstairs. I moved.',
    ),
  ).toEqual([
    'I like wood.',
    'From 2015 to 2019 I was a Joiner at Elm & Sons',
    'where I made stairs.',
    'I moved.',
  ])
})

test.each([
  'I like wood and stairs, and what can be made of it.\nI was born in 1990.',
  '- From 2015 to 2019 I was a Joiner at Elm & Sons',
  'Joiner, Elm & Sons, 2015 – 2019',
])('%j stays as it is', (text) => {
  expect(tell(text)).toEqual(readLines(text).map((line) => line.text))
})

test('a career that is told loses no word', () => {
  const told = 'From March 2015 to May 2019 I was a Joiner at Elm & Sons, where I made stairs.'
  const { workExperience } = parseResume(`Jo Doe\njo@example.org\n\nExperience\n\n${told}\n`)
  expect(workExperience).toMatchObject([{ company: 'Elm & Sons', position: 'Joiner' }])
  expect(workExperience[0]?.description.join(' ')).toContain('I was a Joiner at Elm & Sons')
})
