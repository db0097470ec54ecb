/** How words begin that years of work stand beside. */
export const workStems = 'experienc|career|background|practic|practis|work|profession|employ'

/** What may be said of who holds a certificate. */
export const certificateHolders =
  'certified licensed registered certificate certification license holder trained qualified'

/** What may be said of who has a degree. */
export const degreeHolders = 'qualified graduate graduated trained degree studied'

/** What may be said of who won an award. */
export const awardHolders = 'winner won recipient received award'
