import { type RequirementKind } from '@tailorbird/lexicon'
import type { Span } from '../lines/span.ts'

/** A term in a sentence, known or not. */
export interface Item extends Span {
  term: string
  name: string
  kind: RequirementKind
  isKnown: boolean
  /** The first of a degree's fields with the degree, or another field of the same. */
  degree?: 'first' | 'other'
  /** A degree that a sentence opens with: whatever section it stands in, it is asked for. */
  opens?: boolean
}

/** Items that one requirement asks for: the first or any other. */
export type ItemGroup = [Item, ...Item[]]
