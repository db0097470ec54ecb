/** A part of what is counted, before 'of'. */
export const PART = 'one|two|some|most|part|half|several'

/** Between a part and its whole. */
export const PART_OF = 'of'

/** Tells of a part behind its whole. */
export const PART_PHRASES = 'of which one|one each'

/** Says it of all. */
export const ALL = 'both|all|every|each|entire|whole'

/** Before a period that a share is of. */
export const OF_PERIOD = 'of the'

/** Periods that a share may be of. */
export const SHARED_PERIODS = 'day|week|month|quarter|season|year|decade'

/** Before a period in which something is done again. */
export const EACH_PERIOD = 'each|every|per'

/** Says in one word in which period something is done again. */
export const EACH_PERIOD_ADVERBS =
  'hourly|daily|nightly|weekly|monthly|quarterly|yearly|annually|annual'
