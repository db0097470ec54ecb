import { listRates } from './list-rates.ts'
import { placePhrases } from './place-phrase.ts'

/** A text with how often something is done as its sources say it, and where: '6 lessons of French a week' as '6 weekly lessons of French'. */
export const restateRates = (told: string, sources: readonly string[]): string =>
  placePhrases(told, sources, listRates)
