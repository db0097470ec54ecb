/** Numbers: `word value` pairs. */
export const NUMBERS =
  'dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, doce 12, trece 13, catorce 14, quince 15, dieciseis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, ciento 100, cien 100, doscientos 200, doscientas 200, trescientos 300, trescientas 300, cuatrocientos 400, quinientos 500, seiscientos 600, ochocientos 800'

/** Ones that are written in one word with their tens. */
export const JOINED_ONES =
  'uno 1, un 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9'

/** Tens that are written in one word with their ones. */
export const JOINED_TENS = 'veinti 20'

/** What a number before it is multiplied by. */
export const SCALES = 'mil 1e3, millon 1e6, millones 1e6'

/** Scales that count one when no number stands before them. */
export const BARE_SCALES = 'mil'

/** Before 'cent' and 'ciento', which then are no number. */
export const BEFORE_CENT = 'por'

/** Parts of a whole, behind their number. */
export const PARTS = 'tercios 3, cuartos 4, quintos 5'

/** One part of a whole. */
export const SINGLE_PARTS = 'tercio 3'

/** A time that one word names, in seconds. */
export const NAMED_TIMES = 'decada 315576000, quincena 1296000'

/** Measured results that are written as one word. */
export const FACTORS = 'duplicado 2, duplique 2, mitad 2, triplicado 3'

/** One, before a scale: 'a million'. */
export const ARTICLES = 'un'

/** Ends tens that ones are joined to: 'treinta y cinco'. */
export const TENS_ENDING = 'nta'

/** Joins ones to tens: 'treinta y cinco'. */
export const TENS_JOINT = 'y'

/** Numbers that are rough by their ending. */
export const ROUGH_NUMBERS = 'decena 10, docena 12, veintena 20, treintena 30, centenar 100'
