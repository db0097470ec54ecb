/** Words that say in one how many times more something got, by that factor. */
export const multiplied: Readonly<Record<string, string>> = {
  '2': 'doublée?s?|doubler|doublement|multipliée?s? par (?:deux|2)',
  '3': 'triplée?s?|tripler|triplement|multipliée?s? par (?:trois|3)',
  '1/2': 'divisée?s? par (?:deux|2)',
  '4': 'quadruplée?s?|quadrupler|quadruplement',
}

/** Words that say that something got more, or less. */
export const gotMore = 'augmentée?s?|augmenter|augmentation|accrue?s?|accroître|porté|hausse'
export const gotLess =
  'réduite?s?|réduire|réduction|baissée?s?|baisser|baisse|diminuée?s?|diminuer|diminution|abaissée?s?|abaisser'

/** Behind these, say how many times more. */
export const byFactor: Readonly<Record<string, string>> = {
  '1/2': 'de moitié|de la moitié|de 50 ?%|de 50 pour cent',
  '2': 'de 100 ?%|du double',
}
