/** Numbers: `word value` pairs. */
export const NUMBERS =
  'zwei 2, drei 3, vier 4, funf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, elf 11, zwolf 12, dreizehn 13, vierzehn 14, funfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, zwanzig 20, dreissig 30, vierzig 40, funfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90, anderthalb 1.5, eineinhalb 1.5, zweieinhalb 2.5, dreieinhalb 3.5'

/** Ones that are written in one word with their tens. */
export const JOINED_ONES =
  'ein 1, zwei 2, drei 3, vier 4, funf 5, sechs 6, sieben 7, acht 8, neun 9'

/** Tens that are written in one word with their ones. */
export const JOINED_TENS =
  'zwanzig 20, dreissig 30, vierzig 40, funfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90'

/** Stands between ones and tens in one word: 'fünfundzwanzig'. */
export const ONES_JOINT = 'und'

/** What a number before it is multiplied by. */
export const SCALES =
  'hundert 100, tausend 1e3, tsd 1e3, mio 1e6, millionen 1e6, milliarde 1e9, mrd 1e9'

/** Scales that are written short, with a point. */
export const CUT_SCALES = 'mio|mrd|tsd'

/** Scales that count one when no number stands before them. */
export const BARE_SCALES = 'hundert tausend'

/** Parts of a whole, behind their number. */
export const PARTS = 'drittel 3, viertel 4, funftel 5, zehntel 10'

/** One part of a whole. */
export const SINGLE_PARTS = 'drittel 3, viertel 4, funftel 5'

/** A time that one word names, in seconds. */
export const NAMED_TIMES = 'jahrzehnt 315576000'

/** Measured results that are written as one word. */
export const FACTORS =
  'verdoppelt 2, verdoppelte 2, halbiert 2, halbierte 2, halfte 2, verdreifacht 3'

/** One, before a scale: 'a million'. */
export const ARTICLES = 'eine?'
