import type { StructuredResume, TailorOptions } from '@tailorbird/contracts'
import { languageOf } from '@tailorbird/document'
import { estimatePages } from '../plan/estimate-pages.ts'
import { sayTo } from '../words/index.ts'

/** Pages are estimated: so much more than what was asked for is more for sure. */
const DOUBT = 0.1

/**
 * Tells the person that the length they asked for was not reached, in the resume's language; nothing where it was.
 * @param tailored the resume with all that was applied
 */
export function describeLength(
  tailored: StructuredResume,
  { pages, strength }: Pick<TailorOptions, 'pages' | 'strength'>,
): string[] {
  if (pages === 0 || estimatePages(tailored) <= pages + DOUBT) return []
  const tooLong = pages === 1 ? 'tooLongForOne' : 'tooLong'
  const code = strength === 'full' ? tooLong : 'keptWhole'
  return [sayTo(languageOf(tailored), code, { n: pages })]
}
