/** Before the figure that a change starts from, and before that which it ends at. */
export const from = 'von|vorher|zuvor'
export const to = 'auf|jetzt|nun'

/** The same word stands between a part and its whole: '3 of 12'. */
export const partOf = 'von'

/** Behind a share, before what it is a share of: '9 % of the guests'. */
export const ofWhole = 'der|des|aller'

/** None of a thing; and with none of it. */
export const none = 'kein(?:e[mnrs]?)?|null'
export const withNone = 'ohne|mit (?:null|0)'

/** Before the year of a fiscal year; before a short one. */
export const fiscal = 'Geschäftsjahr'
export const fiscalShort = 'GJ'

/** Endings of nouns, and what joins the parts of a compound. */
export const nounEndings = 'ern|er|en|es|e|n|s'

/** Between the last part of a compound and its first: 'Wartung der Pumpen' is 'Pumpenwartung'. */
export const compoundJoints = 'der|des|von|vom'

/** Stands before that first part. */
export const compoundArticles = 'den|dem|der|die|das'

/** Who tells of oneself, up to the verb. */
export const self = String.raw`Ich\s+`

/** Says that a figure is one of each. */
export const average = 'im Schnitt|durchschnittlich|im Durchschnitt|jeweils'
