/** The first, second, third and fourth of a year. */
export const ordinals: readonly string[] = [
  String.raw`primer|1\.?(?:er|º|°)`,
  String.raw`segundo|2\.?(?:º|°|do)`,
  String.raw`tercer|3\.?(?:er|º|°)`,
  String.raw`cuarto|último|4\.?(?:º|°|to)`,
]

/** Quarters and halves of a year. */
export const quarters = 'trimestre'
export const halves = 'semestre'

/** Stand for them beside their number. */
export const quarterSigns = 'T'
export const halfSigns = 'S'

/** Between a part and its year. */
export const ofYear = 'del?|del año'
