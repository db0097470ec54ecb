const time = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Why nothing moves: the AI service asked to wait. @param until an ISO date; said in the reader's time */
export function sayWait(until: string): string {
  return `Waits for the AI service until ${time.format(new Date(until)).replace(',', '')}`
}
