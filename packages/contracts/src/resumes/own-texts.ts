import { array, number, object, string, type InferType } from 'yup'
import { uuid } from '../jobs/job.ts'
import { MAX_OWN_TEXT_CHARS, MAX_SKILL_CHARS, MAX_SKILL_NOTE_CHARS } from '../limits.ts'

/** One line of plain text, not longer than this. */
const line = (max: number, what: string) =>
  string()
    .trim('Leave out the spaces around it')
    .max(max, `${what} may have up to ${max.toLocaleString('en')} characters`)
    .matches(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, `${what} is one line of plain text`)

/** A line in a person's own words. */
export const ownTextLine = line(MAX_OWN_TEXT_CHARS, 'A line')

const skill = line(MAX_SKILL_CHARS, 'A skill').required('Name the skill')

/** Where or how long a skill was used, in the person's own words. */
const skillNote = line(MAX_SKILL_NOTE_CHARS, 'A note')

/**
 * What a person said of texts of their resume. `wording`: this is how I say that line. `skill`: I have it. `fact`: this
 * is so, too. `left`: I don't want to say that line so.
 */
export const ownTextKind = string().oneOf(['wording', 'skill', 'fact', 'left'] as const)
export type OwnTextKind = NonNullable<InferType<typeof ownTextKind>>

/** One text of a person's own. */
export const ownText = object({
  id: uuid.required(),
  kind: ownTextKind.required(),
  text: string().required(),
  /** The line of the original that it stands beside; '' when none. */
  line: string().defined(),
  /** Of a skill: where or how long they used it; '' when they did not say. */
  note: string().defined(),
  /** Of `left`: the words that were in question. Other wordings of the line with these are not suggested either. */
  words: array(string().required()).optional().default(undefined),
  createdAt: string().required(),
})
export type OwnText = InferType<typeof ownText>

/** Answer of GET /api/own-texts: what the next tailoring may write, and what it won't ask again, newest first. */
export const ownTexts = object({
  texts: array(ownText.required()).required(),
  /** Pass it as `cursor` for the next page; null at the end. */
  nextCursor: string().nullable().defined(),
  total: number().integer().min(0).required(),
})
export type OwnTexts = InferType<typeof ownTexts>

/** Query of GET /api/own-texts. */
export const listOwnTexts = object({
  cursor: string().matches(
    /^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    'This is no cursor of ours',
  ),
})

/** What is sent may lack anything. */
type Sent = Partial<Record<'kind' | 'text' | 'line', string | undefined>>

/** Body of POST /api/own-texts. A fact or a wording stands beside a line of the original, a skill for itself. */
export const addOwnText = object({
  kind: ownTextKind.required(),
  text: ownTextLine.required('Write the text'),
  line: ownTextLine,
  note: skillNote,
  /** Of `left`, when it is set back: what was in question. */
  words: array(ownTextLine.required()).max(100).optional().default(undefined),
})
  .noUnknown('Unknown field: ${unknown}')
  .test('skill', `A skill may have up to ${MAX_SKILL_CHARS} characters`, (body?: Sent) =>
    body?.kind === 'skill' ? (body.text ?? '').length <= MAX_SKILL_CHARS : true,
  )
  .test('beside', 'Say which line it stands beside', (body?: Sent) =>
    body?.kind === 'skill'
      ? (body.line ?? '') === ''
      : body?.kind === 'left' || (body?.line ?? '') !== '',
  )
export type AddOwnText = InferType<typeof addOwnText>

/** Body of POST /api/confirmed-skills: 'I have this skill'. */
export const confirmSkill = object({ skill, note: skillNote }).noUnknown(
  'Unknown field: ${unknown}',
)
export type ConfirmSkill = InferType<typeof confirmSkill>

/** Answer of GET and POST /api/confirmed-skills: what the next tailoring may write. */
export const confirmedSkills = object({
  skills: array(
    object({
      id: uuid.required(),
      skill: string().required(),
      /** Where or how long they used it; '' when they did not say. */
      note: string().default(''),
    }).required(),
  ).required(),
})
export type ConfirmedSkills = InferType<typeof confirmedSkills>
