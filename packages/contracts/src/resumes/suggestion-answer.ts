import { object, string, type InferType } from 'yup'
import { ownTextLine } from './own-texts.ts'

/** The id of a change within its resume: c0, c1, … */
export const changeId = string().matches(/^c\d{1,4}$/, 'This is no change of this resume')

/** `reword`: in the person's own words. `reopen`: as if it had never been answered. */
const answerName = string().oneOf(['take', 'reword', 'leave', 'reopen'] as const)

/** What a person says to a suggestion. */
export const suggestionAnswer = object({
  change: changeId.required(),
  answer: answerName.required(),
  /** Of `reword`: the line as they would say it. */
  text: ownTextLine,
})
  .noUnknown('Unknown field: ${unknown}')
  .test(
    'own-words',
    'Write the line as you would say it',
    (said?: { answer?: string | undefined; text?: string | undefined }) =>
      said === undefined || (said.answer === 'reword') === ((said.text ?? '') !== ''),
  )
export type SuggestionAnswer = InferType<typeof suggestionAnswer>
