import type { Quantity } from '../quantities/quantity.ts'
import type { Reading } from './reading.ts'
import type { Claim } from './violation.ts'

/** A text beside what it comes from. */
export interface Compared {
  told: Reading
  sources: readonly Reading[]
  /** Where the text stands, such as the job's title and employer; the person's own roles are there. */
  context: readonly Reading[]
  /** Figures that are known from elsewhere, such as years of experience. */
  isGiven?: (quantity: Quantity) => boolean
}

/** Compares one fact of what a text and its sources say, and gives what the text says of it that they do not, with the words in question. */
export type CompareFact = (compared: Compared) => Claim[]
