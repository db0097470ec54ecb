/** A part of what is counted, before 'of'. */
export const PART = 'un[oa]|parte'

/** Between a part and its whole. */
export const PART_OF = 'de'

/** Says it of all. */
export const ALL = 'ambos|ambas|todos|todas'

/** Before a period that a share is of. */
export const OF_PERIOD = 'del|de la'

/** Periods that a share may be of. */
export const SHARED_PERIODS = 'dia|mes|trimestre|ano'

/** Before a period in which something is done again. */
export const EACH_PERIOD = 'por|cada'
