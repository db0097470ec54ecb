/** Before the figure that a change starts from, and before that which it ends at. */
export const from = String.raw`de|au lieu de|(?:en )?partant de|(?:qui|elle|il)s? (?:était|étaient) (?:avant |auparavant )?(?:de|à)|depuis`
export const to = String.raw`à|désormais|jusqu['’]à`

/** Before one that another is held against. */
export const beside = String.raw`contre|par rapport à|comparé à`

/** Behind a figure, says that it was before. */
export const asBefore = 'auparavant|avant|précédemment|initialement|au départ'
