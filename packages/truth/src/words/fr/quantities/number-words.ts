/** Numbers: `word value` pairs. */
export const NUMBERS =
  'deux 2, trois 3, quatre 4, cinq 5, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14, quinze 15, seize 16, vingt 20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, huitante 80, nonante 90'

/** What a number before it is multiplied by. */
export const SCALES = 'cent 100, mille 1e3, million 1e6, millions 1e6, milliard 1e9, milliards 1e9'

/** Scales that count one when no number stands before them. */
export const BARE_SCALES = 'cent mille'

/** Before 'cent' and 'ciento', which then are no number. */
export const BEFORE_CENT = 'pour'

/** Parts of a whole, behind their number. */
export const PARTS = 'tiers 3, quarts 4'

/** One part of a whole. */
export const SINGLE_PARTS = 'tiers 3, quart 4'

/** A time that one word names, in seconds. */
export const NAMED_TIMES = 'decennie 315576000, quinzaine 1296000'

/** Measured results that are written as one word. */
export const FACTORS = 'moitie 2'

/** One, before a scale: 'a million'. */
export const ARTICLES = 'une?'

/** Tens that are counted in scores: 'quatre-vingts'. */
export const SCORES = 'vingts?'

/** How many scores they are: 'quatre-vingts'. */
export const BEFORE_SCORES = 'quatre'

/** What ten to nineteen are added to: 'soixante-quinze'. */
export const BEFORE_TEENS = 'soixante|quatre'

/** What ones are added to with a hyphen: 'dix-sept'. */
export const TEN = 'dix'

/** Numbers that are rough by their ending. */
export const ROUGH_NUMBERS =
  'dizaine 10, douzaine 12, vingtaine 20, trentaine 30, quarantaine 40, cinquantaine 50, soixantaine 60, centaine 100'
