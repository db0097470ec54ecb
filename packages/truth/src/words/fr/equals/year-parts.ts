/** The first, second, third and fourth of a year. */
export const ordinals: readonly string[] = [
  String.raw`premier|1\s?er`,
  String.raw`deuxième|second|2\s?(?:e|ème|nd)`,
  String.raw`troisième|3\s?(?:e|ème)`,
  String.raw`quatrième|dernier|4\s?(?:e|ème)`,
]

/** Quarters and halves of a year. */
export const quarters = 'trimestre'
export const halves = 'semestre'

/** Stand for them beside their number. */
export const quarterSigns = 'T'
export const halfSigns = 'S'

/** Between a part and its year. */
export const ofYear = "de|de l['’]année"
