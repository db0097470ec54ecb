import type { Outcome } from './proposals-measure.ts'

/** What a share of the verdicts must hold: at least, or at most. */
interface Bar {
  truth: Outcome['truth']
  verdicts: readonly Outcome['verdict'][]
  least?: number
  most?: number
}

/** What the development half must hold. */
const BARS: readonly Bar[] = [
  { truth: 'true', verdicts: ['proven'], least: 0.8 },
  { truth: 'true', verdicts: ['proven', 'open'], least: 0.97 },
  { truth: 'false', verdicts: ['proven'], most: 0.01 },
  { truth: 'false', verdicts: ['open'], most: 0.12 },
]
const VERDICTS = ['proven', 'open', 'refused'] as const
const TRUTHS = { true: 'truthful', false: 'untruthful', arguable: 'arguable' } as const
/** What is wrong, the gravest first. */
const WRONG = [
  ['false', 'proven'],
  ['true', 'refused'],
  ['false', 'open'],
  ['true', 'open'],
] as const
const NAME_WIDTH = 34
const CELL_WIDTH = 42

const showPercent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`

function showCell(truth: Outcome['truth'], all: readonly Outcome[]): string {
  const those = all.filter((one) => one.truth === truth)
  if (those.length === 0) return ''
  const counts = VERDICTS.map((verdict) => {
    const count = those.filter((one) => one.verdict === verdict).length
    return `${count} (${Math.round((100 * count) / those.length)} %)`
  })
  return `${those.length}: ${counts.join(' / ')}`
}

const showRow = (name: string, of: readonly Outcome[]) =>
  `${name.padEnd(NAME_WIDTH)}${(['true', 'false', 'arguable'] as const)
    .map((truth) => showCell(truth, of).padEnd(CELL_WIDTH))
    .join('')}`.trimEnd()

function groupRows(title: string, all: readonly Outcome[], by: (one: Outcome) => string): string[] {
  const groups = [...Map.groupBy(all, by)].toSorted(([one], [other]) => one.localeCompare(other))
  return ['', title, ...groups.map(([name, of]) => showRow(`  ${name}`, of))]
}

/** How many of each became what: of all, by kind, language and class of error. A line each. */
export const listRows = (outcomes: readonly Outcome[]): string[] => [
  `${'proven / open / refused'.padEnd(NAME_WIDTH)}${Object.values(TRUTHS)
    .map((name) => name.padEnd(CELL_WIDTH))
    .join('')}`.trimEnd(),
  showRow('all', outcomes),
  ...groupRows('by kind', outcomes, ({ kind }) => kind),
  ...groupRows('by language', outcomes, ({ language }) => language),
  ...groupRows('by class', outcomes, ({ truth, class: name }) => `${TRUTHS[truth]} ${name}`),
]

/** Each proposal that came out wrong, the gravest first. A line each. */
export const listWrong = (outcomes: readonly Outcome[]): string[] =>
  WRONG.flatMap(([truth, verdict]) => {
    const those = outcomes.filter((one) => one.truth === truth && one.verdict === verdict)
    if (those.length === 0) return []
    const lines = those.map(({ id, target, text, reason, why }) => {
      const said = [reason, why === '' ? '' : `(${why})`].filter((part) => part !== '')
      return `  ${id}: '${target}' > '${text}'; ${said.join(' ')}`
    })
    return ['', `${TRUTHS[truth]}, ${verdict}: ${those.length}`, ...lines]
  })

/** The bars that do not hold, a sentence each. */
export const listBelow = (outcomes: readonly Outcome[]): string[] =>
  BARS.flatMap(({ truth, verdicts, least = 0, most = 1 }) => {
    const those = outcomes.filter((one) => one.truth === truth)
    if (those.length === 0) return []
    const share = those.filter(({ verdict }) => verdicts.includes(verdict)).length / those.length
    if (share >= least && share <= most) return []
    const bar = least > 0 ? `at least ${showPercent(least)}` : `at most ${showPercent(most)}`
    return [`${TRUTHS[truth]} ${verdicts.join(' or ')}: ${showPercent(share)}, and must be ${bar}`]
  })
