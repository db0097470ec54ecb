import type { PostingDto, PostingReading } from '@tailorbird/contracts'

let made = 0

/** A posting that was read, each with an id of its own and newer than the one before. */
export function postingOf(
  over: Partial<PostingDto> = {},
  read: Partial<PostingReading> = {},
): PostingDto {
  made += 1
  return {
    id: `6f9c1f5e-64fb-4b0b-9d0e-${String(made).padStart(12, '0')}`,
    title: 'Gardener',
    company: '',
    place: '',
    link: '',
    note: '',
    state: 'saved',
    dates: {},
    createdAt: new Date(made * 1000).toISOString(),
    copyOf: null,
    job: null,
    reading: {
      score: null,
      reachable: null,
      noScoreReason: null,
      covered: [],
      missing: ['Pruning'],
      musts: 1,
      language: 'en',
      words: 10,
      pay: null,
      mode: null,
      posted: null,
      closes: null,
      traps: [],
      ...read,
    },
    ...over,
  }
}
