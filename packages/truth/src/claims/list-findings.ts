import { quote } from '../clauses/quote.ts'
import type { ClaimWord, Reading } from '../clauses/reading.ts'
import { checkClaims } from '../lines/check-claims.ts'
import { SUPPORT, type Aligned } from './align.ts'
import { isOf } from './classes.ts'
import type { Comparison } from './comparison.ts'
import { listLost } from './read-lost.ts'
import type { Finding } from './verdict.ts'
import type { ClaimWordClass } from './words/index.ts'

/** What makes a deed smaller where it stands. */
const LIMITING: readonly ClaimWordClass[] = ['with', 'parts', 'limits', 'states', 'negations']
const PHRASE_WORDS = 4
const MAX_WORDS = 6

/** The words from a limiting one on, as the source has them: 'with my lead'. */
function quotePhrase(source: Reading, word: ClaimWord): string {
  const from = source.all.indexOf(word)
  const rest = source.all
    .slice(from, from + PHRASE_WORDS)
    .filter(({ clause }) => clause === word.clause)
  return source.text.slice(word.start, rest.at(-1)?.end ?? word.end)
}

/** What limits the source's deed, and is not told. */
function findLeftOut({ told, target, context }: Comparison): Finding[] {
  if (!target) return []
  const lost = new Set(listLost(told, target, context))
  const kept = new Set(told.all.map(({ key }) => key))
  const limit = target.all.find(
    (word) =>
      (lost.has(word) || (word.isNeutral && !kept.has(word.key))) &&
      LIMITING.some((name) => isOf(name, word.written)),
  )
  if (!limit) return []
  const evidence = quotePhrase(target, limit)
  const reason = `The resume says ${quote(evidence)}; without it more is claimed.`
  return [{ rule: 'left-out', words: '', evidence, reason }]
}

/** The words that no source is known to say. */
function findWording({ told }: Comparison, aligned: readonly Aligned[]): Finding[] {
  const unknown = aligned.filter(({ support }) => support < SUPPORT.related).map(({ word }) => word)
  return unknown.slice(0, MAX_WORDS).map(({ start, end }) => {
    const words = told.text.slice(start, end)
    return {
      rule: 'wording',
      words,
      evidence: '',
      reason: `The resume does not say ${quote(words)} there.`,
    }
  })
}

/** What stands between a text and its sources, the gravest first. */
export function listFindings(comparison: Comparison, aligned: readonly Aligned[]): Finding[] {
  const { told, sources, context } = comparison
  const claims = checkClaims(told, { sources, context }, () => false)
  const grave = claims
    .filter(({ isSoft }) => isSoft !== true)
    .map(({ kind, unsaid = '', reason }): Finding => ({
      rule: kind,
      words: unsaid,
      evidence: '',
      reason,
    }))
  return [...grave, ...findLeftOut(comparison), ...findWording(comparison, aligned)]
}
