/** How far a person is with a posting, from first to last. */
export const POSTING_STATES = [
  'saved',
  'tailored',
  'applied',
  'interview',
  'offer',
  'closed',
] as const
export type PostingState = (typeof POSTING_STATES)[number]
