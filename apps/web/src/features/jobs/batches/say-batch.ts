import type { BatchSummary } from '@tailorbird/contracts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** What tells a batch from others: its resume and when it was sent. */
export function nameBatch({ fileName, createdAt }: BatchSummary): string {
  return `${sayFile(fileName)}, ${sayMoment(createdAt)}`
}

export const sayFile = (fileName: string | null) => fileName ?? 'Resume without a file'
export const sayMoment = (iso: string) => moment.format(new Date(iso))

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A time that is only nearly known, in words. */
export function sayRest(seconds: number): string {
  if (seconds < MINUTE) return 'Less than a minute left'
  const minutes = Math.ceil(seconds / MINUTE)
  if (seconds < HOUR) return `About ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left`
  const hours = Math.round(seconds / (HOUR / 2)) / 2
  return `About ${hours === 1 ? 'an hour' : `${hours} hours`} left`
}

/** How many jobs there are of each kind, but for those that are done. */
export function listCounts({ totals }: BatchSummary): string[] {
  const { running, waiting, paused, failed } = totals
  const kinds = [
    [running, 'running'],
    [waiting, 'waiting'],
    [paused, 'paused'],
    [failed, 'failed'],
  ] as const
  return kinds.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
}

/** How many jobs it has. */
export function countJobs({ totals }: BatchSummary): number {
  return Object.values(totals).reduce((sum, count) => sum + count, 0)
}
