/** Before the figure that a change starts from, and before that which it ends at. */
export const from = String.raw`(?:up |down )?from|was|previously|formerly|originally|initially|instead of(?: the previous)?|(?:it |which |that )?(?:had been|was|stood at)(?: at)?|having (?:started|been) (?:with|at|from)|starting (?:from|at|with)`
export const to = String.raw`(?:(?:up|down) )?to|now`

/** Before one that another is held against. */
export const beside = String.raw`compared (?:to|with)|against|versus|vs\.?`

/** Behind a figure, says that it was before. */
export const asBefore = 'before|previously|earlier|originally|initially|formerly|beforehand'
