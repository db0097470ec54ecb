/** A part of what is counted, before 'of'. */
export const PART = "une?|l['’]une?|partie"

/** Between a part and its whole. */
export const PART_OF = "des|de|d['’]"

/** Says it of all. */
export const ALL = 'tous|toutes|les deux'

/** Before a period that a share is of. */
export const OF_PERIOD = "du|de la|de l['’]|des"

/** Periods that a share may be of. */
export const SHARED_PERIODS = 'jour|semaine|mois|trimestre|annee'

/** Before a period in which something is done again. */
export const EACH_PERIOD = 'par|chaque'
