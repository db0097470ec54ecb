import type { CodedError } from '@tailorbird/contracts'
import type { ReadPosting, UnreadPosting } from '@tailorbird/db'

/** What is kept of a posting that can't be read: why. */
export function sayUnreadable({ id }: UnreadPosting, { message }: CodedError): ReadPosting {
  return {
    id,
    title: '',
    company: '',
    place: '',
    reading: {
      score: null,
      reachable: null,
      noScoreReason: message,
      covered: [],
      missing: [],
      musts: 0,
      language: 'und',
      words: 0,
      pay: null,
      mode: null,
      posted: null,
      closes: null,
      traps: [],
    },
    lacks: [],
    print: null,
  }
}
