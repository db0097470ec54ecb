import { judgeAlteration, type ReadAlteration, weighMarks, type Weights } from '@tailorbird/truth'
import { type Growth, growTrees } from './grow-trees.ts'
import { learnMarks } from './learn-marks.ts'

const GROWTH: Growth = {
  rounds: 220,
  depth: 5,
  rate: 0.06,
  minLeaf: 20,
  shareOfCases: 0.5,
  shareOfSigns: 0.3,
}
/** So often the blame of an untrue text is shared out anew. */
const TURNS = 2
const PARTS = 4
/** The alterations of an untrue text count so much together; each of a true one counts 1. */
const WORTH_OF_UNTRUE = 1.5
/** How much more of the blame the more harmful one has. */
const SHARPNESS = 1.5

/** A judged text with the stretches in which it differs from its line. */
export interface AlteredText {
  person: string
  isTrue: boolean
  worth: number
  alterations: readonly ReadAlteration[]
}

interface Row extends ReadAlteration {
  of: AlteredText
  isTrue: boolean
  worth: number
}

/** The people in parts, so that what words weigh is told by others than those it is learned from. */
function tellMarks(rows: readonly Row[]): Map<Row, Record<string, number>> {
  const people = [...new Set(rows.map(({ of }) => of.person))]
  const partOf = new Map(people.map((person, at) => [person, at % PARTS]))
  const told = new Map<Row, Record<string, number>>()
  for (let part = 0; part < PARTS; part += 1) {
    const isHeld = ({ of }: Row) => partOf.get(of.person) === part
    const weights = learnMarks(rows.filter((row) => !isHeld(row)))
    for (const row of rows.filter(isHeld)) told.set(row, weighMarks(row.marks, weights))
  }
  return told
}

function learnOnce(rows: readonly Row[]): Weights {
  const told = tellMarks(rows)
  const all = rows.map((row) => ({ ...row.signs, ...told.get(row) }))
  const signs = [...new Set(all.flatMap((one) => Object.keys(one)))].toSorted()
  const trees = growTrees(
    all.map((one) => signs.map((name) => one[name as keyof typeof one] ?? 0)),
    rows.map(({ isTrue }) => isTrue),
    rows.map(({ worth }) => worth),
    GROWTH,
  )
  return { signs, trees, ...learnMarks(rows) }
}

/** Shares the blame of each untrue text out among its alterations: nobody says which of them makes it so. */
function shareBlame(rows: readonly Row[], weights: Weights): void {
  for (const [text, own] of Map.groupBy(rows, ({ of }) => of)) {
    if (text.isTrue) continue
    const harms = own.map((row) => (1 - judgeAlteration(row, weights)) ** SHARPNESS)
    const sum = harms.reduce((before, harm) => before + harm, 0) || 1
    for (const [at, row] of own.entries())
      row.worth = (text.worth * WORTH_OF_UNTRUE * (harms[at] ?? 0)) / sum
  }
}

/**
 * Learns how harmless an alteration is, from texts of which only the whole is judged: all of a true one are, and of an untrue one at
 * least one is not (learning from multiple instances, with expectation and maximisation in turn).
 */
export function learnAlterations(texts: readonly AlteredText[]): Weights {
  const rows = texts.flatMap((of): Row[] =>
    of.alterations.map((alteration) => ({
      ...alteration,
      of,
      isTrue: of.isTrue,
      worth: of.isTrue ? of.worth : (of.worth * WORTH_OF_UNTRUE) / of.alterations.length,
    })),
  )
  let weights = learnOnce(rows)
  for (let turn = 0; turn < TURNS; turn += 1) {
    shareBlame(rows, weights)
    weights = learnOnce(rows)
  }
  return weights
}
