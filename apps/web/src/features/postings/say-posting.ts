import { sayPayOf, sayTrap, type PostingDto, type PostingState } from '@tailorbird/contracts'
import { isOver } from './list-view.ts'

/** What the states are called. */
export const STATE_WORDS: Record<PostingState, string> = {
  saved: 'Saved',
  tailored: 'Tailored',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
}

/** What a posting is called in a list. */
export function namePosting({ title, reading }: PostingDto): string {
  if (title !== '') return title
  return reading ? 'Untitled position' : 'Not read yet'
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day in short, such as '3 Nov', with its year where that is not this one. @param iso a moment or a day */
export function sayShortDay(iso: string): string {
  const date = new Date(iso)
  // Rows of before may hold a day that there is not.
  if (Number.isNaN(date.getTime())) return iso
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return (isThisYear ? day : dayOfYear).format(date)
}

/** Until when it can be applied for, or that it is too late; undefined where it does not say. */
export function sayClosing(posting: PostingDto): string | undefined {
  const closes = posting.reading?.closes
  if (!closes) return undefined
  return `${isOver(posting) ? 'closed' : 'closes'} on ${sayShortDay(closes)}`
}

/** How a score reads: what it is now, and what can be reached with other words for the same. */
export function sayScore({ reading }: PostingDto): string {
  if (!reading) return 'Being read'
  if (reading.score === null) return 'No score'
  return `Score ${reading.score}, reachable ${reading.reachable ?? reading.score}`
}

/** Why a posting may not be worth its time; undefined where nothing speaks against it. */
export function sayTraps({ reading }: PostingDto): string | undefined {
  const traps = (reading?.traps ?? []).map(sayTrap)
  return traps.length === 0 ? undefined : traps.join(', ')
}

/** What it says that it pays, such as '€45,000 to €60,000 a year'; undefined where it does not. */
export function sayPay({ reading }: PostingDto): string | undefined {
  return reading?.pay ? sayPayOf(reading.pay) : undefined
}

/** How far the job is that tailors for it, where there is something to say. */
export function sayJob({ job }: PostingDto): string | undefined {
  if (!job) return undefined
  if (job.status === 'queued') return 'Waiting'
  if (job.status === 'processing') return `Tailoring, ${job.progress} %`
  if (job.status === 'error') return 'Tailoring failed'
  return undefined
}

/** So many places are named, the rest counted. */
const NAMED_PLACES = 4

/** How many copies a posting has, and in which other places; undefined where it has none. */
export function sayCopies(
  { place }: PostingDto,
  copies: readonly PostingDto[],
): string | undefined {
  if (copies.length === 0) return undefined
  const count = `and ${copies.length} ${copies.length === 1 ? 'copy' : 'copies'}`
  const places = new Map(copies.map((copy) => [copy.place.toLowerCase(), copy.place]))
  places.delete('')
  places.delete(place.toLowerCase())
  if (places.size === 0) return count
  const more = places.size > NAMED_PLACES ? ` and ${places.size - NAMED_PLACES} more` : ''
  return `${count}, also in ${[...places.values()].slice(0, NAMED_PLACES).join(', ')}${more}`
}

/** Where the work is; for a job that names no town, how it is done: 'Remote'. */
export function sayPlace({ place, reading }: PostingDto): string {
  if (place !== '' || !reading?.mode || reading.mode === 'onsite') return place
  return reading.mode === 'remote' ? 'Remote' : 'Hybrid'
}
