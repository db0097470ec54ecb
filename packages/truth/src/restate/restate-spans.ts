import { listSpans } from './list-spans.ts'
import { placePhrases } from './place-phrase.ts'

/** A text with its spans of time as its sources write them, and where: '(05/2018–08/2021)' as 'between May 2018 and August 2021'. */
export const restateSpans = (told: string, sources: readonly string[]): string =>
  placePhrases(told, sources, listSpans, true)
