/** Before the figure that a change starts from, and before that which it ends at. */
export const from = String.raw`von|vorher|zuvor|(?:an)?statt(?: vorher| zuvor| bisher| bislang)?|ausgehend von|ursprünglich|bisher|(?:es )?waren(?: es)?(?: vorher| zuvor)?`
export const to = String.raw`auf|jetzt|nun|inzwischen`

/** Before one that another is held against. */
export const beside = String.raw`gegenüber|verglichen mit|im Vergleich zu`

/** Behind a figure, says that it was before. */
export const asBefore = 'vorher|zuvor|davor|bisher|ursprünglich|bislang'
