import type { Cause } from '../../reasons/write-reason.ts'
import { add, type Signs } from '../compare/sign-list.ts'

/** What the checks of the whole resume say against a text: a violation, or a sentence of no kind. */
export interface Objection {
  kind?: string | undefined
  cause: Pick<Cause, 'code'>
}

/**
 * How much that is: nothing; that its words are not known to follow; that it has facts or leaves some out; who did it, and in what role; that
 * it is said twice, which is true both times.
 */
export type Weight = 'none' | 'wording' | 'fact' | 'role' | 'repeated'

const WEIGHTS: readonly Weight[] = ['none', 'wording', 'fact', 'role', 'repeated']

/** How much an objection says; undefined for none. */
export function weighObjection(objection: Objection | undefined): Weight {
  if (objection === undefined) return 'none'
  if (objection.cause.code === 'repeated') return 'repeated'
  if (objection.kind === 'role') return 'role'
  return objection.kind === 'claim' ? 'wording' : 'fact'
}

/** Reads an objection as signs: what it is about tells how often such objections are right. */
export function readObjection(signs: Signs, objection: Objection | undefined): void {
  if (!objection) return
  add(signs, 'objected', WEIGHTS.indexOf(weighObjection(objection)))
  add(signs, `objected-${objection.kind ?? 'other'}`)
  add(signs, `objected-${objection.cause.code}`)
}
