/** To how many pages a text is shortened; 0 is not at all. What is printed on how many pages is PAGE_FITS. Free of schemas, for the first load. */
export const PAGE_GOALS = [0, 1, 2] as const
/** How it sounds. */
export const TONES = ['plain', 'warm', 'formal'] as const
/** How much may change: only the order, small rewordings and names, or all that holds. */
export const STRENGTHS = ['order', 'light', 'full'] as const

/** How a person wants their resume to be written: never what it says. */
export interface TailorOptions {
  pages: (typeof PAGE_GOALS)[number]
  tone: (typeof TONES)[number]
  strength: (typeof STRENGTHS)[number]
}

/** Without a word from the person. */
export const DEFAULT_TAILOR_OPTIONS: TailorOptions = { pages: 0, tone: 'plain', strength: 'full' }
