/** What a check found, in words for the operator. */
export interface Finding {
  /** `bad`: jobs fail; `note`: they work, and something could be better. */
  state: 'good' | 'note' | 'bad'
  says: string
  /** What to do about it, for all but the good. */
  change?: string
}

const marks = { good: 'ok  ', note: 'note', bad: 'BAD ' }

/** A finding as lines for a terminal. */
export function printFinding({ state, says, change }: Finding): string {
  const lines = [`${marks[state]}  ${says}`, ...(change === undefined ? [] : [`      ${change}`])]
  return `${lines.join('\n')}\n`
}
