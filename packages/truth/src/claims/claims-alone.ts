import { isOf } from './compare/classes.ts'
import type { Comparison } from './compare/comparison.ts'

/** Whether a text says that nobody else had a part in a deed, where nothing does that it comes from: 'always in twos' told as 'independently'. */
export function claimsAlone({ told, sources, context }: Comparison): boolean {
  const isSolo = ({ written }: { written: string }) => isOf('solos', written)
  return told.all.some(isSolo) && ![...sources, ...context].some(({ all }) => all.some(isSolo))
}
