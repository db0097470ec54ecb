import { compareFacts } from '../../lines/compare-facts.ts'
import { checkKept } from '../../lines/check-kept.ts'
import { alignWords, SUPPORT, type Aligned } from '../compare/align.ts'
import { readClasses } from '../compare/classes.ts'
import type { Comparison } from '../compare/comparison.ts'
import { cutTexts } from '../compare/cut-words.ts'
import { readFigures, readPlurals } from './read-figures.ts'
import { readForm } from './read-form.ts'
import { readItems } from './read-items.ts'
import { readLost } from './read-lost.ts'
import { readNew } from './read-new.ts'
import { readParts } from './read-parts.ts'
import { readRelations } from './read-relations.ts'
import { readRuns } from './read-runs.ts'
import { readSourceLimits } from './read-source-limits.ts'
import { add, type Signs } from '../compare/sign-list.ts'

/** Words that took the place of others, and those that stand where nothing stood. */
function readBalance(signs: Signs): void {
  const at = (name: string) => signs[name] ?? 0
  add(signs, 'inserted', at('unknown') - at('lost'))
  add(signs, 'inserted-verbs', at('unknown-verb') + at('near-verb') - at('lost-verb'))
  add(signs, 'inserted-others', at('unknown-other') - (at('lost') - at('lost-verb')))
}

/** How much of a text its best single source says. */
function shareOfBest({ told, sources, context }: Comparison): number {
  const shares = sources.map((source) => {
    const aligned = alignWords(told, [source], context)
    const known = aligned.filter(({ support }) => support >= SUPPORT.context)
    return known.length / Math.max(1, aligned.length)
  })
  return Math.max(0, ...shares)
}

/** Reads the signs of a text beside its sources, whose words it is aligned with already. */
export function readSigns(comparison: Comparison, aligned: readonly Aligned[]): Signs {
  const { told, target, sources, context, resume } = comparison
  const signs: Signs = {}
  const all = [...sources, ...context]
  readNew(signs, told, aligned, sources, resume)
  readClasses(signs, told, all, target)
  if (target) readLost(signs, told, target, context)
  readSourceLimits(signs, told, sources)
  readBalance(signs)
  readFigures(signs, told, all, target)
  readPlurals(signs, told, all)
  readRelations(signs, told, target ? [target] : sources)
  readForm(signs, told, sources, target)
  const lines = sources.map(({ text }) => text)
  const texts = cutTexts(comparison)
  readRuns(signs, told.text, texts)
  readParts(signs, told.text, target?.text, lines, texts)
  readItems(signs, told.text, target ? [target.text] : lines, texts.said)
  add(signs, 'best-source', shareOfBest(comparison))
  for (const { kind, isSoft } of compareFacts({ told, sources, context }))
    add(signs, `check-${kind}${isSoft === true ? '-soft' : ''}`)
  if (target)
    for (const { cause } of checkKept(target, [told]))
      add(signs, cause.code === 'figure-gone' ? 'kept-figure' : 'kept-line')
  return signs
}
