/** Before the time between one and the next. */
export const EVERY = 'alle'
