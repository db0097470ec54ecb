import { array, number, object, string, type InferType } from 'yup'
import { requirementMatch } from './match.ts'

export const engineName = string().oneOf(['openai', 'offline'] as const)
export type EngineName = NonNullable<InferType<typeof engineName>>

const texts = () => array(string().required()).required()
const score = () => number().integer().min(0).max(100).nullable().defined()

/** How much a score can be relied on: by the number of requirements behind it. */
export const scoreConfidence = string().oneOf(['none', 'low', 'medium', 'high'] as const)
export type ScoreConfidence = NonNullable<InferType<typeof scoreConfidence>>

/** What a text of the resume lacks that only the person can add. */
const advice = object({
  /** The text it is about. */
  text: string().required(),
  message: string().required(),
})
export type Advice = InferType<typeof advice>

/** What a tailoring did and how well the result fits; computed by our code, never asked of a model. */
export const analysisResults = object({
  /** 0 to 100, or null when the posting is too thin to score. */
  matchScore: score(),
  /** One sentence for each change that was made. */
  optimizedPoints: texts(),
  /** Terms of the posting that the tailored text has and the original had not. */
  keywordsAdded: texts(),
  /** The original's score on the same scale. */
  matchScoreBefore: score(),
  /** What can be reached without new facts: everything supported is written where it counts. */
  matchScoreCeiling: score(),
  confidence: scoreConfidence.required(),
  /** How well programs read the original's layout, 0 to 100; never part of the match score. Null for results from before it was measured. */
  parseability: score(),
  /** Each requirement of the posting and what the tailored text shows for it, the firmest first. */
  requirements: array(requirementMatch.required()).required(),
  /** Why there is no score; null when there is one. */
  noScoreReason: string().nullable().defined(),
  keywordsCovered: texts(),
  keywordsMissing: texts(),
  /** Things a person should look at, such as edits that the truth check refused. */
  warnings: texts(),
  /** What would make bullets stronger and only the person knows: a result, a number. */
  advice: array(advice.required()).required(),
  engine: engineName.required(),
  /** The model's name; null for the offline engine. */
  model: string().nullable().defined(),
  scorerVersion: string().required(),
})

export type AnalysisResults = InferType<typeof analysisResults>
