/** An expression for these alternatives as a whole word or phrase. */
export const whole = (alternatives: string, flags = 'i') =>
  new RegExp(`^(?:${alternatives})$`, flags)
