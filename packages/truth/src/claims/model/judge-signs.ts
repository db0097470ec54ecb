import learned from './verdict-model.json' with { type: 'json' }
import type { ReadAlteration } from './read-alterations.ts'
import type { Cuts, TextKind, Tongue } from './text-kind.ts'
import type { Signs } from '../compare/sign-list.ts'
import { type MarkWeights, weighMarks } from './weigh-marks.ts'

/** A tree as it is stored: a leaf is a number; a branch is the place of its sign, its threshold, and what follows below and above it. */
export type Tree = number | [sign: number, most: number, below: Tree, above: Tree]

/** Trees that were grown one upon the other (gradient boosting), with what words weigh beside them. */
export interface Weights extends MarkWeights {
  signs: string[]
  trees: Tree[]
}

/** What was learned; see bench/learn-verdicts.ts. */
export interface VerdictModel extends Weights {
  /** Of single alterations. */
  alterations: Weights
  /** For each kind of text from which chance on it is proven, and below which it is refused. */
  cuts: Record<Tongue, Record<TextKind, Cuts>>
}

const LEAF_UNIT = 10_000

function descend(tree: Tree, values: readonly number[]): number {
  let at = tree
  while (typeof at !== 'number') at = (values[at[0]] ?? 0) <= at[1] ? at[2] : at[3]
  return at
}

/** The sum of all trees: above 0 for true. */
function sumTrees(signs: Signs, { signs: names, trees }: Weights): number {
  const values = names.map((name) => signs[name] ?? 0)
  return trees.reduce<number>((before, tree) => before + descend(tree, values), 0) / LEAF_UNIT
}

const toChance = (sum: number) => 1 / (1 + Math.exp(-sum))

/** Whether words were new in several texts that the model was learned from: ordinary ones, or those of a trade. */
export const isWeighed = (marks: readonly string[], { words }: MarkWeights): boolean =>
  marks.some((mark) => mark in words)

const sumWeighed = ({ signs, marks }: ReadAlteration, weights: Weights) =>
  sumTrees({ ...signs, ...weighMarks(marks, weights) }, weights)

/** How likely an alteration is harmless, 0 to 1. */
export const judgeAlteration = (one: ReadAlteration, weights: Weights): number =>
  toChance(sumWeighed(one, weights))

/** Stands for an alteration that is not there: as harmless as can be. */
const HARMLESS = 8

/** How harmless the alterations of a text are: the worst, the second and the third of them, and all together. */
export function weighAlterations(all: readonly ReadAlteration[], weights: Weights): Signs {
  if (all.length === 0) return {}
  const sums = all.map((one) => sumWeighed(one, weights)).toSorted((one, other) => one - other)
  const [worst = 0, second = HARMLESS, third = HARMLESS] = sums
  return {
    alterations: sums.length,
    // A sign that is not there is 0, and stands for no alteration at all.
    'alteration-worst': worst - HARMLESS,
    'alteration-second': second - HARMLESS,
    'alteration-third': third - HARMLESS,
    'alterations-together': sums.reduce((sum, one) => sum + Math.log(toChance(one)), 0),
    'alteration-mean': sums.reduce((sum, one) => sum + one, 0) / sums.length,
  }
}

/** What a text is judged by beside its signs. */
export interface Words {
  /** Its very words; see listWordMarks. */
  marks: readonly string[]
  alterations: readonly ReadAlteration[]
}

/** How likely a text is true to its sources, 0 to 1. @param signs all but for what its words and alterations weigh */
export function judgeSigns(
  signs: Signs,
  { marks, alterations }: Words,
  model: Omit<VerdictModel, 'cuts'>,
): number {
  const weighed = {
    ...weighMarks(marks, model),
    ...weighAlterations(alterations, model.alterations),
  }
  return toChance(sumTrees({ ...signs, ...weighed }, model))
}

/** What the check uses. */
export const LEARNED = learned as unknown as VerdictModel
