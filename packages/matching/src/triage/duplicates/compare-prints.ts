import type { PostingPrint } from './print-posting.ts'

/** Titles that share so much of all their words, or of which one says all of the other, are of one job; none says nothing. */
const TITLE_SHARE = 0.4
/** So much of what the one that asks for less asks for, the other asks for as well. */
const TERM_SHARE = 0.6
/** Where all but everything asked for is the same, one word of the titles may tell: 'Plant electrician', 'Electrician, nights'. */
const TERM_SHARE_OF_OFFER = 0.8
const MANY_TERMS = 4
/** Fewer terms tell nothing. */
const FEW_TERMS = 3
/** Of the shorter text so much stands in the longer one: the rest is what a site or an agency put around it. */
const SAME_EMPLOYER = 0.6
/** The same where it is one employer's job of one name: who posts it again writes half of it anew. */
const SAME_JOB = 0.2
/** Of all words of both, where another employer is named: agencies copy what a client wrote. */
const OTHER_EMPLOYER = 0.8
/** Where one says no title, only all but the same text tells. */
const SAME_TEXT = 0.9

/** How many numbers two sorted lists have in common. */
function countShared(one: readonly number[], other: readonly number[]): number {
  let shared = 0
  for (let at = 0, to = 0; at < one.length && to < other.length;) {
    const left = one[at] ?? 0
    const right = other[to] ?? 0
    if (left === right) shared += 1
    if (left <= right) at += 1
    if (right <= left) to += 1
  }
  return shared
}

/** The largest hash up to which a sketch knows all of its text. */
const reach = ({ sketch, size }: PostingPrint) =>
  size > sketch.length ? (sketch.at(-1) ?? 0) : Number.POSITIVE_INFINITY

const upTo = (sketch: readonly number[], limit: number) =>
  limit === Number.POSITIVE_INFINITY ? sketch : sketch.filter((hash) => hash <= limit)

/** The share of both texts' words that both have (Jaccard), as their sketches tell; exact for short texts. */
function measureLikeness(one: PostingPrint, other: PostingPrint): number {
  const limit = Math.min(reach(one), reach(other))
  const [left, right] = [upTo(one.sketch, limit), upTo(other.sketch, limit)]
  const shared = countShared(left, right)
  const all = left.length + right.length - shared
  return all === 0 ? 0 : shared / all
}

/** Whether one title says all of the other. */
function isTitleWithin({ title: one }: PostingPrint, { title: other }: PostingPrint): boolean {
  const least = Math.min(one.length, other.length)
  return least > 0 && countShared(one, other) === least
}

function haveSameTitle(one: PostingPrint, other: PostingPrint): boolean {
  const shared = countShared(one.title, other.title)
  return (
    isTitleWithin(one, other) ||
    shared >= TITLE_SHARE * (one.title.length + other.title.length - shared)
  )
}

function askTheSame({ terms: one }: PostingPrint, { terms: other }: PostingPrint): boolean {
  const least = Math.min(one.length, other.length)
  return least < FEW_TERMS || countShared(one, other) >= TERM_SHARE * least
}

/** Whether both ask for many things, all but the same ones. */
function askAllTheSame({ terms: one }: PostingPrint, { terms: other }: PostingPrint): boolean {
  const [least, most] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  return least >= MANY_TERMS && countShared(one, other) >= TERM_SHARE_OF_OFFER * most
}

/** Whether both say it, and not the same. */
const differ = (one: number | undefined, other: number | undefined): boolean =>
  Boolean(one) && Boolean(other) && one !== other

/** Whether one name of who hires says all of the other: 'Fournil de Sidonie', 'Le Fournil de Sidonie, Quimper'. */
function haveSameEmployer(one: PostingPrint, other: PostingPrint): boolean {
  if (one.company > 0 && one.company === other.company) return true
  const [left, right] = [one.employer ?? [], other.employer ?? []]
  const least = Math.min(left.length, right.length)
  return least > 0 && countShared(left, right) === least
}

/** Another place or pay, and not plainly one who hires: who writes all postings by one pattern has many jobs, and an agency, too. */
const areApart = (one: PostingPrint, other: PostingPrint): boolean =>
  !haveSameEmployer(one, other) && (differ(one.place, other.place) || differ(one.pay, other.pay))

/** Whether one who hires offers the same money in the same place: whatever the words, for a job of the same name it is one. */
const offerTheSame = (one: PostingPrint, other: PostingPrint): boolean =>
  haveSameEmployer(one, other) &&
  Boolean(one.pay) &&
  one.pay === other.pay &&
  !differ(one.place, other.place)

/**
 * Whether two postings are one: with another date, other words around it, or copied by somebody else. Two jobs of one employer
 * share what it says of itself, and neither title nor what is asked for. A copy that is not found costs a look; a job that is
 * taken for a copy is never seen: where titles differ, or another employer words it otherwise, it is none.
 */
export function areCopies(one: PostingPrint, other: PostingPrint): boolean {
  if (!askTheSame(one, other)) return false
  const likeness = measureLikeness(one, other)
  if (one.title.length === 0 || other.title.length === 0) return likeness >= SAME_TEXT
  const isOffered = offerTheSame(one, other)
  const isNamed = isOffered && askAllTheSame(one, other) && countShared(one.title, other.title) > 0
  if (isNamed) return true
  if (!haveSameTitle(one, other) || areApart(one, other)) return false
  if (isOffered || likeness >= OTHER_EMPLOYER) return true
  const isSame = haveSameEmployer(one, other)
  const shared = (likeness / (1 + likeness)) * (one.size + other.size)
  const least =
    (isSame && isTitleWithin(one, other) ? SAME_JOB : SAME_EMPLOYER) *
    Math.min(one.size, other.size)
  return (isSame || one.company === 0 || other.company === 0) && shared >= least
}
