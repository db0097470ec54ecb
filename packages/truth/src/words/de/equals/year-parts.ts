/** The first, second, third and fourth of a year. */
export const ordinals: readonly string[] = [
  String.raw`erste[mnrs]?|1\.`,
  String.raw`zweite[mnrs]?|2\.`,
  String.raw`dritte[mnrs]?|3\.`,
  String.raw`vierte[mnrs]?|letzte[mnrs]?|4\.`,
]

/** Quarters and halves of a year. */
export const quarters = 'Quartals?|Vierteljahre?s?'
export const halves = 'Halbjahre?s?'

/** Between a part and its year. */
export const ofYear = 'des Jahres|von|in'
