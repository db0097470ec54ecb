import { array, boolean, object, string, type InferType } from 'yup'
import { uuid } from './jobs/job.ts'

/**
 * What a check of the AI service tests: that there is none, the address and the key, whether it has a
 * model, how much the model reads at once, how it is told the form of an answer, how fast it is, one real
 * tailoring, and a second reading.
 */
export const MODEL_TESTS = [
  'offline',
  'connection',
  'model',
  'context',
  'schema',
  'speed',
  'tailoring',
  'reading',
] as const

/** What one test of the AI service found, in words for the operator. It has no key and no whole address. */
export const modelFinding = object({
  test: string().oneOf(MODEL_TESTS).required(),
  /** Whose, where the test is about one model. */
  model: string(),
  /** `bad`: does not hold; `note`: holds, and something could be better. */
  state: string().oneOf(['good', 'note', 'bad']).required(),
  says: string().required(),
  /** What was measured. */
  figure: string(),
  /** What to do about it, for all but the good. */
  change: string(),
})
export type ModelFinding = InferType<typeof modelFinding>

export const MODEL_CHECK_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type ModelCheckState = (typeof MODEL_CHECK_STATES)[number]

/** A test of the AI service, as far as it is. */
export const modelCheck = object({
  id: uuid.required(),
  /** `failed`: it was stopped too often to end; that says nothing of the service. */
  state: string().oneOf(MODEL_CHECK_STATES).required(),
  /** No worker has given a sign of life for a while. */
  isStuck: boolean().required(),
  createdAt: string().required(),
  endedAt: string().nullable().defined(),
  /** Whether jobs will work; null until it is done. */
  works: boolean().nullable().defined(),
  findings: array(modelFinding.required()).required(),
})
export type ModelCheck = InferType<typeof modelCheck>

/** Answer of GET and POST /api/operator/model-check: the newest one; null before the first. */
export const newestModelCheck = object({ check: modelCheck.nullable().defined() })
export type NewestModelCheck = InferType<typeof newestModelCheck>

const MIN_TOKEN_CHARS = 16
/** What a header can carry, and nobody types in two ways. */
const TOKEN = new RegExp(`^[\\x21-\\x7e]{${MIN_TOKEN_CHARS},}$`)

/** The operator's token. @param name what messages call it */
export function operatorToken(name: string) {
  const problem = `${name} has ${MIN_TOKEN_CHARS} characters or more: letters, digits and signs, no spaces`
  return string().matches(TOKEN, { message: problem, excludeEmptyString: true })
}
