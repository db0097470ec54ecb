import type { PostingDto, PostingState } from '@tailorbird/contracts'

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

/** A day in short, such as '3 Nov'. @param iso a moment or a day */
export const sayShortDay = (iso: string): string => day.format(new Date(iso))

/** How a score reads: what it is now, and what can be reached with other words for the same. */
export function sayScore({ reading }: PostingDto): string {
  if (!reading) return 'Being read'
  if (reading.score === null) return 'No score'
  return `Score ${reading.score}, reachable ${reading.reachable ?? reading.score}`
}

/** How far the job is that tailors for it, where there is something to say. */
export function sayJob({ job }: PostingDto): string | undefined {
  if (!job) return undefined
  if (job.status === 'queued') return 'Waiting'
  if (job.status === 'processing') return `Tailoring, ${job.progress} %`
  if (job.status === 'error') return 'Tailoring failed'
  return undefined
}
