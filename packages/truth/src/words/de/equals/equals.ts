/** The same word stands between a part and its whole: '3 of 12'. */
export const partOf = 'von'

/** Behind a share, before what it is a share of: '9 % of the guests'. */
export const ofWhole = 'der|des|aller'

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

/** Parts of verbs that stand at the end of a clause: 'führte … durch'. */
export const parted =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|mit|nach|sicher|teil|um|vor|weiter|zurück|zusammen'

/** How a verb ends that has a subject; and those that change their vowel. */
export const finite = String.raw`\p{L}{2,}(?:te|e|t)|gab|nahm|hielt|ging|zog|trug|wies|fing|schloss|schrieb|bot|lud|stieg|sprach|rief`

/** Between two deeds of one sentence. */
export const partedJoints = 'und|sowie|oder'
