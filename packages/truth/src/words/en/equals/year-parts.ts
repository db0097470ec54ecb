/** The first, second, third and fourth of a year. */
export const ordinals: readonly string[] = [
  'first|1st',
  'second|2nd',
  'third|3rd',
  'fourth|4th|last',
]

/** Quarters and halves of a year. */
export const quarters = 'quarter'
export const halves = 'half'

/** Stand for them beside their number. */
export const quarterSigns = 'Q'
export const halfSigns = 'H'

/** Between a part and its year. */
export const ofYear = 'of'
