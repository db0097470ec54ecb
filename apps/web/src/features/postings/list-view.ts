import { POSTING_STATES, type PostingDto, type PostingState, sayTrap } from '@tailorbird/contracts'
import { foldCase } from '@tailorbird/language'

/** What the list can be sorted by. */
export const COLUMNS = [
  'score',
  'reachable',
  'musts',
  'title',
  'company',
  'place',
  'pay',
  'language',
  'state',
  'since',
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
  /** Whether copies of one that is here are shown. */
  hasCopies: boolean
  /** Whether those with a trap, and those that say too little for a score, are shown. */
  hasDoubtful: boolean
}

/** Figures and days are looked at from the highest down, names from A. */
export const startsDown = (column: Column): boolean =>
  ['score', 'reachable', 'musts', 'pay', 'since'].includes(column)

type Value = number | string | null

/** How often a year is paid by the hour, and so on: to compare, not to say. */
const PER_YEAR = { hour: 2080, day: 260, week: 52, month: 12, year: 1 }

const READ: Record<Column, (posting: PostingDto) => Value> = {
  score: ({ reading }) => reading?.score ?? null,
  reachable: ({ reading }) => reading?.reachable ?? null,
  musts: ({ reading }) => (reading && reading.musts > 0 ? shareOf(reading) : null),
  title: ({ title }) => title || null,
  company: ({ company }) => company || null,
  place: ({ place }) => place || null,
  pay: ({ reading }) => (reading?.pay ? reading.pay.max * PER_YEAR[reading.pay.period] : null),
  language: ({ reading }) => reading?.language ?? null,
  state: ({ state }) => POSTING_STATES.indexOf(state),
  since: ({ reading, createdAt }) => reading?.posted ?? createdAt,
}

const shareOf = ({ covered, musts }: { covered: string[]; musts: number }) => covered.length / musts

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function compare(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

/** Where a currency's postings stand when pay is compared: the most common one first. None is converted into another. */
function rankCurrencies(postings: readonly PostingDto[]): (posting: PostingDto) => number {
  const counts = new Map<string, number>()
  for (const { reading } of postings)
    if (reading?.pay) counts.set(reading.pay.currency, (counts.get(reading.pay.currency) ?? 0) + 1)
  const ranked = [...counts]
    .toSorted(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .map(([currency]) => currency)
  return ({ reading }) => (reading?.pay ? ranked.indexOf(reading.pay.currency) : 0)
}

/**
 * Sorts postings; what has no value stands last, whichever way, and equals stand with the newest first. Pay is
 * compared by the year, and within its currency alone.
 */
export function sortPostings(
  postings: readonly PostingDto[],
  { column, isDown }: Sorting,
): PostingDto[] {
  const read = READ[column]
  const rank = column === 'pay' ? rankCurrencies(postings) : () => 0
  const sign = isDown ? -1 : 1
  return postings
    .map((posting) => ({ posting, value: read(posting), group: rank(posting) }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) {
        if (one.value !== other.value) return one.value === null ? 1 : -1
      } else {
        const order = one.group - other.group || sign * compare(one.value, other.value)
        if (order !== 0) return order
      }
      return one.posting.createdAt < other.posting.createdAt ? 1 : -1
    })
    .map(({ posting }) => posting)
}

/** Those that fit: all words of the text are in what is known of them, and where their copies are. */
export function filterPostings(
  postings: readonly PostingDto[],
  { text, state, from, hasCopies, hasDoubtful }: Filter,
): PostingDto[] {
  const words = foldCase(text).split(/\s+/).filter(Boolean)
  const groups = words.length > 0 ? groupCopies(postings) : undefined
  return postings.filter((posting) => {
    if (!hasCopies && posting.copyOf !== null) return false
    if (!hasDoubtful && isDoubtful(posting)) return false
    if (state !== '' && posting.state !== state) return false
    if (from > 0 && (posting.reading?.score ?? -1) < from) return false
    if (words.length === 0) return true
    const { title, company, place, note, reading } = posting
    const known = [
      title,
      company,
      place,
      note,
      reading?.mode ?? '',
      ...(reading?.traps ?? []).map(sayTrap),
      ...(groups?.get(posting.id) ?? []).map((copy) => copy.place),
      ...(reading?.missing ?? []),
      ...(reading?.covered ?? []),
    ]
    const all = foldCase(known.join('\n'))
    return words.every((word) => all.includes(word))
  })
}

/** Whether it may not be worth its time: a trap, or too little to score. */
const isDoubtful = ({ reading }: PostingDto): boolean =>
  reading !== null && (reading.traps.length > 0 || reading.score === null)

/** The copies of each posting that has some, by its id. */
export function groupCopies(
  postings: readonly PostingDto[],
): ReadonlyMap<string, readonly PostingDto[]> {
  const groups = new Map<string, PostingDto[]>()
  for (const posting of postings) {
    if (posting.copyOf === null) continue
    const known = groups.get(posting.copyOf)
    if (known) known.push(posting)
    else groups.set(posting.copyOf, [posting])
  }
  return groups
}

/** The others of a posting's group, the first that came in first. */
export function listOthers(
  { id, copyOf }: PostingDto,
  byId: Readonly<Record<string, PostingDto>>,
  groups: ReadonlyMap<string, readonly PostingDto[]>,
): PostingDto[] {
  const first = byId[copyOf ?? id]
  return [...(first ? [first] : []), ...(groups.get(copyOf ?? id) ?? [])]
    .filter((one) => one.id !== id)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

/** Those for which a resume can be tailored now: none is, or it failed, and nobody is through with them. */
const isOpen = ({ state, job }: PostingDto): boolean =>
  state === 'saved' && (job === null || job.status === 'error')

/** Whether the last day to apply is over. @param today by default that of the reader */
export const isOver = ({ reading }: PostingDto, today = localDay()): boolean =>
  reading?.closes != null && reading.closes < today

/** The day where the reader is, such as '2026-05-31'. */
function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** A copy that was closed because it is one, which says nothing of the others. */
const isTidied = ({ copyOf, state, job }: PostingDto): boolean =>
  copyOf !== null && state === 'closed' && job === null

const groupOf = ({ id, copyOf }: PostingDto): string => copyOf ?? id

/**
 * The best so many that no resume was tailored for yet, by score: none with a trap, none whose time is over. Of a
 * group of copies one, the best, and none of which the person is through with another.
 * @param all also those that are not shown
 */
export function chooseBest(
  postings: readonly PostingDto[],
  count: number,
  all: readonly PostingDto[] = postings,
): string[] {
  const done = new Set(all.filter((posting) => !isOpen(posting) && !isTidied(posting)).map(groupOf))
  const scored = postings.filter(
    (posting) =>
      posting.reading !== null &&
      isOpen(posting) &&
      !done.has(groupOf(posting)) &&
      !isDoubtful(posting) &&
      !isOver(posting),
  )
  const best = new Map<string, PostingDto>()
  for (const posting of sortPostings(scored, { column: 'score', isDown: true })) {
    const other = best.get(groupOf(posting))
    // Of equals the first that came in, which stands for the others in the list.
    const isFirst = posting.copyOf === null && posting.reading?.score === other?.reading?.score
    if (!other || isFirst) best.set(groupOf(posting), posting)
  }
  return [...best.values()].slice(0, count).map(({ id }) => id)
}

/** Those of the chosen that stand: with its first no copy that is not shown, such as one that was found only later. */
export function dropHidden(
  ids: Iterable<string>,
  byId: Readonly<Record<string, PostingDto>>,
  { hasCopies }: Filter,
): string[] {
  const here = [...ids].flatMap((id) => byId[id] ?? [])
  const chosen = new Set(here.map(({ id }) => id))
  return here
    .filter(({ copyOf }) => hasCopies || copyOf === null || !chosen.has(copyOf))
    .map(({ id }) => id)
}
