/** What is written when it is prepared. */
export const paperNouns =
  'reports?|letters?|plans?|notes?|minutes|memos?|papers?|briefs?|briefings?|summar(?:y|ies)|statements?|applications?|proposals?|documents?|documentation|instructions|manuals?|guides?|guidelines?|newsletters?|contracts?|specifications?|quotes|estimates|articles?|texts?|records'

/** Keys of verbs for preparing a paper. */
export const preparingKeys = 'prepar|draw_up|put_together|compil'

/** The key of 'write'. */
export const writeKey = 'write'

/** Frames a doing, and adds nothing to it. */
export const framingPhrases = '(?:responsible|accountable) for'

/** Names a part of an employer behind its own name. */
export const bodyNouns = 'department|team|office|unit|staff|crew|desk|branch|section|division'
