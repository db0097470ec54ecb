import model from './verdict-model.json' with { type: 'json' }
import type { Signs } from './sign-list.ts'

/** A tree as it is stored: a leaf is a number; a branch is the place of its sign, its threshold, and what follows below and above it. */
export type Tree = number | [sign: number, most: number, below: Tree, above: Tree]

/** What was learned; see bench/learn-verdicts.ts. */
export interface VerdictModel {
  signs: string[]
  trees: Tree[]
  /** Weights of words, in hundredths. */
  words: Record<string, number>
  bias: number
}

const UNIT = 100
const LEAF_UNIT = 10_000

function descend(tree: Tree, values: readonly number[]): number {
  let at = tree
  while (typeof at !== 'number') at = (values[at[0]] ?? 0) <= at[1] ? at[2] : at[3]
  return at
}

/** What the very words of a text tell, above 0 for truth. */
export const weighWords = (
  marks: readonly string[],
  { words, bias }: Pick<VerdictModel, 'words' | 'bias'> = learned,
): number => (bias + marks.reduce((sum, mark) => sum + (words[mark] ?? 0), 0)) / UNIT

/** Whether words were new in several texts that the model was learned from: ordinary ones, or those of a trade. */
export const isWeighed = (marks: readonly string[]): boolean =>
  marks.some((mark) => mark in learned.words)

/** How likely a text with these signs is true to its sources, 0 to 1: trees that were grown one upon the other (gradient boosting). */
export function judgeSigns(signs: Signs, { signs: names, trees }: VerdictModel = learned): number {
  const values = names.map((name) => signs[name] ?? 0)
  const sum = trees.reduce<number>((before, tree) => before + descend(tree, values), 0) / LEAF_UNIT
  return 1 / (1 + Math.exp(-sum))
}

const learned = model as unknown as VerdictModel
