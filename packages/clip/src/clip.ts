import { MAX_LINK_CHARS, MAX_POSTING_CHARS } from '@tailorbird/contracts'

/** The product's page that takes a clip. */
export const CLIP_PATH = '/clip.html'
/** What that page says when it listens, and when it has a clip. */
export const CLIP_READY = 'tailorbird-clip-ready'
export const CLIP_TAKEN = 'tailorbird-clip-taken'

export interface ClipLimits {
  /** Longest text and link, in characters. */
  text: number
  link: number
  /** Most scripts for machines, and all their characters together. */
  scripts: number
  scriptChars: number
}

export const CLIP_LIMITS: ClipLimits = {
  // One more than a posting may have: what was cut is seen to be too long, and said.
  text: MAX_POSTING_CHARS + 1,
  link: MAX_LINK_CHARS,
  scripts: 20,
  scriptChars: 500_000,
}

/** What a page that a person looks at says of a job, all of it text. */
export interface Clip {
  kind: 'tailorbird-clip'
  /** Where it was seen. */
  link: string
  /** What the page says of jobs to machines (JSON-LD), as it is written there. */
  scripts: string[]
  /** What it says to people: what they marked, else what they can read. */
  text: string
}
