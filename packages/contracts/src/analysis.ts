import { array, number, object, string, type InferType } from 'yup'

export const engineName = string().oneOf(['openai', 'offline'] as const)
export type EngineName = NonNullable<InferType<typeof engineName>>

const texts = () => array(string().required()).required()

/** What a tailoring did and how well the result fits; computed by our code, never asked of a model. */
export const analysisResults = object({
  /** 0 to 100, or null when the posting is too thin to score. */
  matchScore: number().integer().min(0).max(100).nullable().defined(),
  /** One sentence for each change that was made. */
  optimizedPoints: texts(),
  /** Terms of the posting that the tailored text has and the original had not. */
  keywordsAdded: texts(),
  /** The original's score on the same scale. */
  matchScoreBefore: number().integer().min(0).max(100).nullable().defined(),
  /** Why there is no score; null when there is one. */
  noScoreReason: string().nullable().defined(),
  keywordsCovered: texts(),
  keywordsMissing: texts(),
  /** Things a person should look at, such as edits that the truth check refused. */
  warnings: texts(),
  engine: engineName.required(),
  /** The model's name; null for the offline engine. */
  model: string().nullable().defined(),
  scorerVersion: string().required(),
})

export type AnalysisResults = InferType<typeof analysisResults>
