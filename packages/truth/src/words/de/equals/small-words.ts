/** Joined to the next word it would no longer deny it, or make it less. */
export const denials = 'kein|keine|keinen|nicht|ohne|nie'

/** Between the last two of a list. */
export const joints = 'und|oder|sowie'

/** Endings of nouns that name one deed: 'Reinigen', 'Reinigung', 'Malerei'. */
export const deedEndings = 'erei|ung|en'

/** What says when, where, for and with whom begins with one of these. */
export const openings =
  'in|im|an|am|von|zwischen|seit|für|während|zusammen|mit|bei|beim|als|nach|vor|jeden?|bis|gemeinsam|auf|zu'

/** Letters that may be written out, and as which, without accents. */
export const umlauts = 'äöü'
export const writtenOut = 'ae|oe|ue'

/** Who tells of oneself, right before the verb. */
export const beforeDeeds = 'ich'

/** Between the noun of a deed and what it was done to. */
export const nounsBeforeThings = 'von|vom|der|des'

/** Before a thing that is known. */
export const articles = 'der|die|das|den|dem'
