import { array, boolean, number, object, string, type InferType } from 'yup'
import { MAX_MARKDOWN_CHARS } from '../limits.ts'
import { changeId, suggestionAnswer } from './suggestion-answer.ts'

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

const skillGroups = array(
  object({ category: string().defined(), skills: array(string().required()).required() }),
).required()

/** One thing that a tailoring changed, with its reason and its evidence. */
export const change = object({
  /** Stable within one resume: c0, c1, … */
  id: changeId.required(),
  kind: changeKind.required(),
  /** The id of that place when the change was made: w1, s0, x2; two jobs may have one name. */
  place: string()
    .matches(/^(?:summary|[a-z]\d{0,5})$/)
    .required(),
  /** The id that its line keeps, wherever it is moved; of an order none. Changes from before lines had ids have none. */
  line: string().matches(/^(?:summary|t[\da-z]{1,9}(?:\.\d{1,7})?)$/),
  /** The place in the resume: 'Staff Nurse, General Hospital', 'Core Competencies'. */
  where: string().defined(),
  /** Text before; '' when there was none. Of an order, and of bullets that became one or were left out: their lines. */
  before: string().defined(),
  /** Text now; '' where it was left out. */
  after: string().defined(),
  /** Of an order that puts skills into other groups. */
  groups: object({ before: skillGroups, after: skillGroups }).optional().default(undefined),
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
    /** The person wants to leave the line as it is: it is not asked about again. */
    isLeft: boolean(),
    /** What was suggested, where the person has put it in their own words. */
    offered: string(),
    /** Of a summary: the sentences in question, without the names of its posting. Results with the same are asked once. */
    question: string(),
  })
    .optional()
    .default(undefined),
})
export type Change = InferType<typeof change>

/** Whether a change is a suggestion that waits for the person's answer. */
export const isOpenSuggestion = ({ state, doubt }: Pick<Change, 'state' | 'doubt'>): boolean =>
  doubt !== undefined && doubt.isLeft !== true && state === 'undone'

const WISHES = ['acceptedChanges', 'tailoredContent', 'answer'] as const

/**
 * Body of PATCH /api/resume/{id}: the changes that stand, by id, or the text as edited by hand, or the answer to a
 * suggestion other than taking it as it is.
 */
export const patchResume = object({
  acceptedChanges: array(changeId.required()).max(1000).optional().default(undefined),
  tailoredContent: string().max(
    MAX_MARKDOWN_CHARS,
    `A resume may have up to ${MAX_MARKDOWN_CHARS.toLocaleString('en')} characters here`,
  ),
  answer: suggestionAnswer.optional().default(undefined),
  /** What the edit was made from: another edit meanwhile is `edited_elsewhere`. Without it the last one wins. */
  revision: number().integer().min(0),
})
  .noUnknown('Unknown field: ${unknown}')
  .test(
    'one-of',
    'Send one of acceptedChanges, tailoredContent and answer',
    (body) => WISHES.filter((wish) => body[wish] !== undefined).length === 1,
  )
export type PatchResume = InferType<typeof patchResume>
