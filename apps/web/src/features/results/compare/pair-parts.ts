import type { ResumeEntry, ResumeLine, ResumePart } from '@tailorbird/document'
import { compareWords, pairUp, type Pair } from './pair-up.ts'
import { fold } from './write-row.ts'

/** How surely a section under another heading of its kind is the same one. */
const SAME_KIND = 0.6

const isSameHeading = (one: ResumePart, other: ResumePart) =>
  fold(one.heading).toLowerCase() === fold(other.heading).toLowerCase()

/** Finds the same sections: of the same kind and heading, else of the same heading, else of the same kind. */
export function pairSections(
  before: readonly ResumePart[],
  after: readonly ResumePart[],
): Pair<ResumePart>[] {
  return pairUp(
    before,
    after,
    (one, other) => one.kind === other.kind && isSameHeading(one, other),
    (one, other) => {
      if (isSameHeading(one, other)) return 1
      return one.kind === other.kind && one.kind !== 'additional' ? SAME_KIND : 0
    },
  )
}

const headOf = ({ lines }: ResumeEntry) =>
  lines
    .slice(0, 2)
    .map(({ text }) => text)
    .join('\n')

/** A job is no place of learning, whatever their lines say; nor is what stands above all entries. */
const kindOf = ({ place }: ResumeEntry) => place.charAt(0)

/** Finds the same entries by the lines that say what they are. */
export function pairEntries({ before, after }: Pair<ResumePart>): Pair<ResumeEntry>[] {
  return pairUp(
    before?.entries ?? [],
    after?.entries ?? [],
    (one, other) =>
      kindOf(one) === kindOf(other) && (one.place === '' || headOf(one) === headOf(other)),
    (one, other) => (kindOf(one) === kindOf(other) ? compareWords(headOf(one), headOf(other)) : 0),
  )
}

/** Finds the same lines: equal ones, those of one id in other words, and the most alike. */
export function pairLines({ before, after }: Pair<ResumeEntry>): Pair<ResumeLine>[] {
  return pairUp(
    before?.lines ?? [],
    after?.lines ?? [],
    (one, other) =>
      one.kind === other.kind &&
      (one.text === other.text || (one.id !== '' && one.id === other.id)),
    (one, other) => (one.kind === other.kind ? compareWords(one.text, other.text) : 0),
  )
}
