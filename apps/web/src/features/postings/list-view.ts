import { POSTING_STATES, type PostingDto, type PostingState } from '@tailorbird/contracts'

/** What the list can be sorted by. */
export const COLUMNS = [
  'score',
  'reachable',
  'musts',
  'title',
  'company',
  'place',
  'language',
  'state',
  'added',
] as const
export type Column = (typeof COLUMNS)[number]

export interface Sorting {
  column: Column
  isDown: boolean
}

export interface Filter {
  text: string
  state: PostingState | ''
  /** The lowest score; 0: those without one, too. */
  from: number
}

/** Figures and days are looked at from the highest down, names from A. */
export const startsDown = (column: Column): boolean =>
  ['score', 'reachable', 'musts', 'added'].includes(column)

type Value = number | string | null

const READ: Record<Column, (posting: PostingDto) => Value> = {
  score: ({ reading }) => reading?.score ?? null,
  reachable: ({ reading }) => reading?.reachable ?? null,
  musts: ({ reading }) => (reading && reading.musts > 0 ? shareOf(reading) : null),
  title: ({ title }) => title || null,
  company: ({ company }) => company || null,
  place: ({ place }) => place || null,
  language: ({ reading }) => reading?.language ?? null,
  state: ({ state }) => POSTING_STATES.indexOf(state),
  added: ({ createdAt }) => createdAt,
}

const shareOf = ({ covered, musts }: { covered: string[]; musts: number }) => covered.length / musts

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

/** Sorts postings; what has no value stands last, whichever way, and equals stand with the newest first. */
export function sortPostings(
  postings: readonly PostingDto[],
  { column, isDown }: Sorting,
): PostingDto[] {
  const read = READ[column]
  const sign = isDown ? -1 : 1
  return postings
    .map((posting) => ({ posting, value: read(posting) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) {
        if (one.value !== other.value) return one.value === null ? 1 : -1
      } else {
        const order = compare(one.value, other.value)
        if (order !== 0) return sign * order
      }
      return one.posting.createdAt < other.posting.createdAt ? 1 : -1
    })
    .map(({ posting }) => posting)
}

/** Those that fit: all words of the text are in what is known of them. */
export function filterPostings(
  postings: readonly PostingDto[],
  { text, state, from }: Filter,
): PostingDto[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return postings.filter((posting) => {
    if (state !== '' && posting.state !== state) return false
    if (from > 0 && (posting.reading?.score ?? -1) < from) return false
    if (words.length === 0) return true
    const { title, company, place, note, reading } = posting
    const known = [
      title,
      company,
      place,
      note,
      ...(reading?.missing ?? []),
      ...(reading?.covered ?? []),
    ]
    const all = known.join('\n').toLowerCase()
    return words.every((word) => all.includes(word))
  })
}

/** Those for which a resume can be tailored now: none is, or it failed, and nobody is through with them. */
const isOpen = ({ state, job }: PostingDto): boolean =>
  state === 'saved' && (job === null || job.status === 'error')

/** The best so many that no resume was tailored for yet, by score. */
export function chooseBest(postings: readonly PostingDto[], count: number): string[] {
  const scored = postings.filter((posting) => isOpen(posting) && posting.reading?.score != null)
  const sorted = sortPostings(scored, { column: 'score', isDown: true })
  return sorted.slice(0, count).map(({ id }) => id)
}
