/** Names the time before: '2023, against 63 % the year before'. */
export const BEFORE = 'before|previous|prior|last|earlier'

/** Names the time after. */
export const AFTER = 'after|following|next|later'

/** Before the last one of a list of names. */
export const NAMES_JOINT = 'and'

/** The first places in an order. */
export const FIRST_RANKS = 'first second third'

/** Behind the digits of the other places. */
export const RANK_ENDING = 'th'

/** How words begin that tell of two: 'duplicate payments'. */
export const DOUBLE_STEMS = 'duplic|doubl|twin'

/** Two, of two that are known. */
export const BOTH = 'both'

/** One of a thing. */
export const ONE = 'one single a an'

/** Times by the last letter of 'wpm', 'mph' and 'rps'. */
export const SHORT_TIMES: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', s: 'second' }

/** How words for people end. */
export const PERSON =
  'er|or|ist|ant|ent|ian|ee|staff|nurs|pupil|child|guest|team|crew|people|person|member|cook|chef|adult|family|colleagu|clerk|man|woman'

/** People at large. */
export const ANYBODY = 'people person individu member team group crew class'

/** How points of a percentage begin. */
export const POINT = 'point'

/** Words so wide that they name things of different kinds together. */
export const WIDE =
  'machine device appliance instrument tool vehicle animal bird plant product item unit piece thing asset people person staff employee colleague child adult site property building room event project document text order case task'
