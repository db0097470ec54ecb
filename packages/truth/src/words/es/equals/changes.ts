/** Before the figure that a change starts from, and before that which it ends at. */
export const from = String.raw`del?|desde(?: el| la| los)?|antes(?: del?)?|en (?:lugar|vez) del?|partiendo del?|(?:que |cuando )?(?:era|eran)(?: antes)? del?`
export const to = String.raw`al?|ahora|hasta(?: el| los)?`

/** Before one that another is held against. */
export const beside = String.raw`frente a(?:l| los| las| la)?|respecto a(?:l| los| las)?|contra|comparado con`

/** Behind a figure, says that it was before. */
export const asBefore = 'anterior(?:es|mente)?|antes|previ[oa]s?|inicial(?:es|mente)?'
