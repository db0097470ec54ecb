import { expect, test } from 'vitest'
import { describeRefused } from './describe-refused.ts'

const refuse = (targetId: string, reason: string) => ({
  edit: { targetId, text: 'x', sourceIds: [], requirement: '', reason: '' },
  reason,
})

test('says in plain words what was not taken over, one sentence for each reason', () => {
  const number = 'The new text claimed a number that your resume does not have.'
  expect(
    describeRefused([
      refuse('w0.b0', number),
      refuse('w0.b1', 'GPA is not in your resume.'),
      refuse('w0.b2', 'GPA is not in your resume.'),
      refuse('w0.b0', number),
      refuse('summary', 'It claims a larger role than the resume does.'),
      refuse('new-skill', 'The resume does not name this skill.'),
      refuse('a0', "The resume does not say '8 awards' there."),
    ]),
  ).toEqual([
    'We kept your words in one place: the new text claimed a number that your resume does not have.',
    'We kept your words in 2 places: GPA is not in your resume.',
    'We left out a sentence of a new summary: the new text claims a larger role than your resume does.',
    'We did not add a skill to your list: your resume does not name this skill.',
    "We kept your words in one place: your resume does not say '8 awards' there.",
  ])
  expect(describeRefused([])).toEqual([])
})
