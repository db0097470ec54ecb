/** Words that say in one how many times more something got, by that factor. */
export const multiplied: Readonly<Record<string, string>> = {
  '2': 'doubl(?:ed|ing|e|es)',
  '3': 'tripl(?:ed|ing|e|es)|trebl(?:ed|ing|e|es)',
  '4': 'quadrupl(?:ed|ing|e|es)',
  '1/2': 'halv(?:ed|ing|e|es)',
}

/** Words that say that something got more, or less. */
export const gotMore =
  'rais(?:ed|ing|e)|increas(?:ed|ing|e)|gr(?:ew|ow|owing|own)|built up|expand(?:ed|ing)?|boost(?:ed|ing)?|lift(?:ed|ing)?|rose|brought up'
export const gotLess =
  'cut(?:ting)?|reduc(?:ed|ing|e|tion)|lower(?:ed|ing)?|decreas(?:ed|ing|e)|brought down|shorten(?:ed|ing)?|fell|dropped'

/** Behind these, say how many times more. */
export const byFactor: Readonly<Record<string, string>> = {
  '1/2': 'by half|in half|by (?:50 ?%|50 per ?cent|fifty per ?cent)|to half',
  '2': 'by 100 ?%|by 100 per ?cent|twofold',
  '3': 'threefold|by 200 ?%',
}
