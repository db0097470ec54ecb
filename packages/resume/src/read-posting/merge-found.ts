import type { Tier } from '../posting.ts'
import type { Item } from './find-items.ts'
import type { ItemGroup } from './group-terms.ts'

/** What one sentence asks for: one item or any of some. */
export interface Found {
  group: ItemGroup
  tier: Tier
  years: number | null
  /** The posting's line. */
  line: string
}

const RANK: Record<Tier, number> = { must: 2, preferred: 1, mentioned: 0 }

const keyOf = ({ name }: Item) => name.toLowerCase()

/** Each once, with the firmest tier and the most years that ask for it. */
function mergeSame(all: readonly Found[]): Found[] {
  const byNames = new Map<string, Found>()
  for (const found of all) {
    const key = found.group.map(keyOf).toSorted().join('|')
    const known = byNames.get(key)
    const years = Math.max(found.years ?? 0, known?.years ?? 0) || null
    const firmer = !known || RANK[found.tier] > RANK[known.tier] ? found : known
    byNames.set(key, { ...firmer, years })
  }
  return [...byNames.values()]
}

/**
 * Keeps each requirement once. 'Java or Go' says less than a line that asks for Java as firmly: Go is
 * only mentioned then.
 */
export function mergeFound(all: readonly Found[]): Found[] {
  const merged = mergeSame(all)
  const single = new Map(
    merged.flatMap(({ group, tier }) =>
      group.length === 1 ? [[keyOf(group[0]), RANK[tier]] as const] : [],
    ),
  )
  return merged.flatMap((found): Found[] => {
    const { group, tier } = found
    const isMet = group.some((item) => (single.get(keyOf(item)) ?? -1) >= RANK[tier])
    if (group.length === 1 || !isMet) return [found]
    const [first, ...others] = group.filter((item) => !single.has(keyOf(item)))
    return first ? [{ ...found, group: [first, ...others], tier: 'mentioned' }] : []
  })
}
