import { SHOWN_TITLE_CHARS, type JobDto } from '@tailorbird/contracts'
import { shorten } from '../../lib/shorten.ts'

/** How many titles are named before 'and N more' (specification, section 8). */
const NAMED_TITLES = 3

/** The titles of jobs in words: up to three, and how many more there are. */
export function nameTitles(jobs: readonly Pick<JobDto, 'title'>[]): string {
  const titles = jobs.slice(0, NAMED_TITLES).map(({ title }) => shorten(title, SHOWN_TITLE_CHARS))
  const more = jobs.length - titles.length
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '')
}
