import { array, number, object, string, type InferType } from 'yup'
import { uuid } from './job.ts'
import { MAX_MARKDOWN_CHARS, MAX_SKILL_CHARS } from './limits.ts'

/** `edited`: the person has written over it by hand, so that it can't be undone any more. */
export const changeState = string().oneOf(['accepted', 'undone', 'edited'] as const)
export type ChangeState = NonNullable<InferType<typeof changeState>>

/** What a change is about. */
export const changeKind = string().oneOf([
  'summary',
  'bullet',
  'skill',
  'education',
  'achievement',
  'section',
  'order',
] as const)
export type ChangeKind = NonNullable<InferType<typeof changeKind>>

/** One thing that a tailoring changed, with its reason and its evidence. */
export const change = object({
  /** Stable within one resume: c0, c1, … */
  id: string()
    .matches(/^c\d{1,4}$/)
    .required(),
  kind: changeKind.required(),
  /** The id of that place when the change was made: w1, s0, x2; two jobs may have one name. */
  place: string()
    .matches(/^(?:summary|[a-z]\d{0,5})$/)
    .required(),
  /** The id that its line keeps, wherever it is moved; of an order none. Changes from before lines had ids have none. */
  line: string().matches(/^(?:summary|t[\da-z]{1,9}(?:\.\d{1,7})?)$/),
  /** The place in the resume: 'Staff Nurse, General Hospital', 'Core Competencies'. */
  where: string().defined(),
  /** Text before; '' when there was none. Of an order: its lines. */
  before: string().defined(),
  after: string().required(),
  /** In a short sentence for the person. */
  reason: string().defined(),
  /** The resume's texts that support it. */
  sources: array(string().required()).required(),
  /** The posting's requirement that it serves; '' when none. */
  requirement: string().defined(),
  state: changeState.required(),
  /** Of a suggestion that the check could neither prove nor refuse: it begins undone, and the person decides. */
  doubt: object({
    /** The words of `after` in question; none when it is about what is left out. */
    words: array(string().required()).required(),
    /** In a sentence for the person. */
    reason: string().required(),
  })
    .optional()
    .default(undefined),
})
export type Change = InferType<typeof change>

/** Body of PATCH /api/resume/{id}: the changes that stand, by id, or the text as edited by hand. */
export const patchResume = object({
  acceptedChanges: array(
    string()
      .matches(/^c\d{1,4}$/, 'This is no change of this resume')
      .required(),
  )
    .max(1000)
    .optional()
    .default(undefined),
  tailoredContent: string().max(
    MAX_MARKDOWN_CHARS,
    `A resume may have up to ${MAX_MARKDOWN_CHARS.toLocaleString('en')} characters here`,
  ),
  /** What the edit was made from: another edit meanwhile is `edited_elsewhere`. Without it the last one wins. */
  revision: number().integer().min(0),
})
  .noUnknown('Unknown field: ${unknown}')
  .test(
    'one-of',
    'Send either acceptedChanges or tailoredContent',
    ({ acceptedChanges, tailoredContent }) =>
      (acceptedChanges === undefined) !== (tailoredContent === undefined),
  )
export type PatchResume = InferType<typeof patchResume>

const skill = string()
  .trim('Leave out the spaces around the skill')
  .required('Name the skill')
  .max(MAX_SKILL_CHARS, `A skill may have up to ${MAX_SKILL_CHARS} characters`)
  .matches(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'A skill is one line of plain text')

/** Body of POST /api/confirmed-skills: 'I have this skill'. */
export const confirmSkill = object({ skill }).noUnknown('Unknown field: ${unknown}')
export type ConfirmSkill = InferType<typeof confirmSkill>

/** Answer of GET and POST /api/confirmed-skills: what the next tailoring may write. */
export const confirmedSkills = object({
  skills: array(object({ id: uuid.required(), skill: string().required() }).required()).required(),
})
export type ConfirmedSkills = InferType<typeof confirmedSkills>
