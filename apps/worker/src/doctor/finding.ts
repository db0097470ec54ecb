import type { ModelFinding } from '@tailorbird/contracts'

/** What a test found, in words for the operator. */
export type Finding = ModelFinding

const marks = { good: 'ok  ', note: 'note', bad: 'BAD ' }

/** A finding as lines for a terminal. */
export function printFinding({ state, says, figure, change }: Finding): string {
  const found = figure === undefined ? says : `${says.replace(/\.$/, '')}: ${figure}.`
  const lines = [`${marks[state]}  ${found}`, ...(change === undefined ? [] : [`      ${change}`])]
  return `${lines.join('\n')}\n`
}
