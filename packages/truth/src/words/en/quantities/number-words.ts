/** Numbers: `word value` pairs. */
export const NUMBERS =
  'two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, dozen 12, couple 2, pair 2'

/** Many, with no number: what they claim at least. */
export const VAGUE_NUMBERS = 'dozens 24, hundreds 200, thousands 2000, millions 2000000'

/** What a number before it is multiplied by. */
export const SCALES =
  'hundred 100, thousand 1e3, million 1e6, millions 1e6, mn 1e6, mln 1e6, lakh 1e5, lakhs 1e5, crore 1e7, crores 1e7, billion 1e9, bn 1e9, grand 1e3, dozen 12, score 20'

/** Places in an order. 'First' and 'second' mostly mean something else. */
export const RANKS =
  'third 3, fourth 4, fifth 5, sixth 6, seventh 7, eighth 8, ninth 9, tenth 10, eleventh 11, twelfth 12'

/** What stands right behind the digits of a rank. */
export const RANK_ENDINGS = 'st|nd|rd|th'

/** Nouns that make a rank part of a name. */
export const NO_RANK =
  'party|parties|person|persons|floor|grade|grader|graders|street|avenue|edition|reich'

/** Before a number, which then is a rank: 'number two'. */
export const NUMBER = 'number'

/** Parts of a whole, behind their number. */
export const PARTS = 'thirds 3, quarters 4, fifths 5, tenths 10'

/** One part of a whole. */
export const SINGLE_PARTS = 'third 3, quarter 4, fifth 5, tenth 10'

/** A time that one word names, in seconds. */
export const NAMED_TIMES =
  'fortnight 1209600, fortnightly 1209600, semiannual 15778800, semiannually 15778800, biannual 15778800, biannually 15778800, decade 315576000'

/** Twice a year, in words with a hyphen. */
export const HALF_YEARLY = 'half-year(?:ly)?|semi-annual(?:ly)?|bi-annual(?:ly)?'

/** Measured results that are written as one word. */
export const FACTORS =
  'doubled 2, doubling 2, double 2, doubles 2, twice 2, twofold 2, halved 2, halving 2, half 2, halve 2, halves 2, tripled 3, tripling 3, triple 3, threefold 3, quadrupled 4, quadrupling 4, tenfold 10, fivefold 5, fourfold 4'

/** Counts before a period, and compares elsewhere. */
export const TWICE = 'twice'

/** Behind 'twice' where it counts: 'twice a year'. */
export const AFTER_TWICE = 'an?|per|each|every|weekly|daily|monthly|yearly'

/** One, before a scale: 'a million'. */
export const ARTICLES = 'an?|one'

/** One, before a unit or a half. */
export const A_OR_ONE = 'an?|one'

/** One, behind 'half': 'half a million'. */
export const A = 'an?'

/** One, before the whole that it is a part of: 'one in five'. */
export const ONE_OF = 'one|1'

/** Between a part and its whole: 'one in five'. */
export const IN_WHOLE = 'in'

/** Before a unit of which there is one: 'within an hour'. */
export const BEFORE_A_UNIT = 'and|to|within|in|under|than|from'

/** One half of a unit or a scale: 'half a million'. */
export const HALF = 'half'

/** A half more, behind a number. */
export const AND_A_HALF = 'and a half'

/** Between hundreds and what is added: 'one hundred and twenty'. */
export const BEFORE_ONES = 'and'

/** No figure in 'double-entry' and 'half-day'. */
export const NO_FACTOR_BEFORE_HYPHEN = 'double|half'

/** Behind 'half' where it is no figure. */
export const NO_HALF = 'day|year|term|time|marathon|million'

/** What may be part of a name: 'double room'. */
export const DOUBLE = 'double'

/** Behind 'double' where it is no figure. */
export const NO_DOUBLE =
  'check|checks|checking|entry|glazing|room|rooms|bed|major|shift|shifts|degree'

/** Between a part and its unit: 'a quarter of an hour'. */
export const OF_A = 'of'
