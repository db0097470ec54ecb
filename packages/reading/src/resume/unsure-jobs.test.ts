import { expect, test } from 'vitest'
import { parseWithDoubts } from '../parse-resume.ts'
import { jobKey } from './job-key.ts'

const parse = (jobs: string) =>
  parseWithDoubts(
    `Ines Falk\nines@example.org\n\nExperience\n\n${jobs}\n\nEducation\n2008 - 2011 Hagen College, Diploma in Catering\n`,
  )

test('two names of which each may be the employer are doubtful', () => {
  const { resume, unsure } = parse('Hearth, Anchor, 2016 - 2019\n- Baked bread for 80 guests')
  expect(unsure).toEqual(resume.workExperience.map(jobKey))
})

test('names that say what they are, are not', () => {
  const { resume, unsure } = parse(
    'Pastry Chef, Hotel Anchor Ltd, 2016 - 2019\n- Baked bread for 80 guests\n\nKitchen Porter, The Hearth Restaurant, 2014 - 2016\n- Washed pots',
  )
  expect(resume.workExperience.map(({ position }) => position)).toEqual([
    'Pastry Chef',
    'Kitchen Porter',
  ])
  expect(unsure).toEqual([])
})

test('what is in a layout of ours is never doubtful', () => {
  const text =
    '# Ines Falk\n\n## Experience\n\n### Hearth\n**Anchor** | 2016 – 2019\n\n- Baked bread'
  expect(parseWithDoubts(text).unsure).toEqual([])
})
