import { foldCase } from '@tailorbird/language'
import type { Requirement } from '@tailorbird/lexicon'
import type { Rating } from './rating.ts'

const pad = (text: string) =>
  ` ${foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const listTerms = ({ term, anyOf }: Requirement) => [term, ...anyOf.map((other) => other.term)]

/**
 * The ratings again: a duty that is told in a sentence ('Ensure compliance with BRCGS') is shown in part where all that it names
 * ('BRCGS') is shown. A report that shows one and misses the other says two things of one.
 */
export function shareProof(ratings: readonly Rating[]): Rating[] {
  const named = ratings.filter(({ requirement }) => requirement.kind !== 'responsibility')
  return ratings.map((rating) => {
    const { requirement, status } = rating
    if (requirement.kind !== 'responsibility' || status !== 'missing') return rating
    const duty = pad(requirement.term)
    const parts = named.filter((one) =>
      listTerms(one.requirement).some((term) => duty.includes(pad(term))),
    )
    const best = parts.find((one) => one.best)?.best
    if (!best || parts.some((one) => one.status === 'missing')) return rating
    const credit = Math.min(...parts.map((one) => one.credit))
    const ceiling = Math.max(rating.ceiling, credit)
    const proof = { ...best, term: requirement.term }
    return { ...rating, status: 'supported', best: proof, credit, ceiling }
  })
}
