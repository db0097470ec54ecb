/** Endings that bend a word and keep what it says, without accents. */
export const endings =
  'ait aient ent ons ez es ai a as eur eurs euse trice teur age ages if ive eux aire aires'
