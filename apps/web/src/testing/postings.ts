import type { PostingDto, PostingPage } from '@tailorbird/contracts'

/** A posting as the list shows it. @param letter a hexadecimal digit: who has the same is the same */
export const postingOf = (letter: string, change: Partial<PostingDto> = {}): PostingDto => ({
  id: `6f9c1f5e-64fb-4b0b-9d0e-${letter.repeat(12)}`,
  title: `Baker ${letter}`,
  company: 'Crumb & Co',
  place: '',
  link: '',
  note: '',
  state: 'saved',
  dates: {},
  createdAt: '2026-01-05T10:00:00.000Z',
  reading: null,
  copyOf: null,
  job: null,
  ...change,
})

export const postingPageOf = (change: Partial<PostingPage> = {}): PostingPage => ({
  postings: [],
  nextCursor: null,
  rev: 5,
  total: change.postings?.length ?? 0,
  unread: 0,
  resume: { fileName: 'noor.md', hash: 'hash' },
  ...change,
})
