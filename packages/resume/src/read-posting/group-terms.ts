import type { RequirementKind } from '../posting.ts'
import type { Item } from './find-items.ts'

/** Items that one requirement asks for: the first or any other. */
export type ItemGroup = [Item, ...Item[]]

const OR = /^[\s,()]*(?:and\/or|or|oder|bzw\.?|ou|o|\/)[\s(]*$/iu
const FORMAL = new Set<RequirementKind>(['degree', 'certification', 'language'])
const COMMA = /^\s*,\s*$/
const EXAMPLES =
  /(?:one of|any of|either|such as|e\.\s?g\.?|for example|like|at least one|z\.\s?b\.?|par exemple|tel(?:le)?s? que|como)(?:[\s,:(]|the following)*$/iu

/** Whether a run of items, joined by commas, means any of them. */
function isEither(text: string, run: readonly Item[]): boolean {
  const first = run[0] as Item
  if (EXAMPLES.test(text.slice(Math.max(0, first.start - 40), first.start))) return true
  if (run.some(({ degree }) => degree === 'other')) return true
  return run.some(
    (item, index) => index > 0 && OR.test(text.slice(run[index - 1]?.end, item.start)),
  )
}

/** 'ABA-approved program or bachelor's degree' is a degree: what the lexicon knows as a paper speaks for the group. */
function putFormalFirst([first, ...others]: ItemGroup): ItemGroup {
  const formal =
    first.isKnown || FORMAL.has(first.kind)
      ? undefined
      : others.find(({ kind }) => FORMAL.has(kind))
  return formal ? [formal, first, ...others.filter((item) => item !== formal)] : [first, ...others]
}

function splitRuns(text: string, items: readonly Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    const gap = run ? text.slice(run.at(-1)?.end, item.start) : ''
    // A comma joins fields of one degree, not a degree and a skill.
    const isOfDegree = item.degree !== undefined || run?.at(-1)?.degree !== undefined
    const isJoined = OR.test(gap) || (COMMA.test(gap) && !isOfDegree)
    if (run && (item.degree === 'other' || isJoined)) run.push(item)
    else runs.push([item])
  }
  return runs
}

/** The items of a sentence as requirements; 'TypeScript, Rust or Java' is one group, 'Git and SQL' are two. */
export function groupItems(text: string, items: readonly Item[]): ItemGroup[] {
  return splitRuns(text, items).flatMap((run): ItemGroup[] => {
    const [first, ...others] = [...new Map(run.map((item) => [item.name, item])).values()]
    if (first === undefined) return []
    return isEither(text, run)
      ? [putFormalFirst([first, ...others])]
      : [first, ...others].map((item): ItemGroup => [item])
  })
}
