/** Before the figure that a change starts from, and before that which it ends at. */
export const from = 'from|was|previously|formerly'
export const to = 'to|now'

/** None of a thing; and with none of it. */
export const none = 'no|zero'
export const withNone = 'without|with (?:no|zero|0)'

/** Before the year of a fiscal year. */
export const fiscal = 'FY|fiscal(?: year)?'

/** Who tells of oneself. */
export const self = 'I'

/** Says that a figure is one of each. */
export const average = 'average|avg|averaging|mean|each|per|apiece'
