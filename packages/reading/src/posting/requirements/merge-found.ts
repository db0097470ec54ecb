import { type Tier } from '@tailorbird/lexicon'
import type { Item, ItemGroup } from './item.ts'

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

/** The firmest tier of each name that stands alone, or of each that stands in a group. */
function rankNames(all: readonly Found[]): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const { group, tier } of all)
    for (const item of group)
      ranks.set(keyOf(item), Math.max(RANK[tier], ranks.get(keyOf(item)) ?? -1))
  return ranks
}

/** Puts first in each group what no group before it begins with: a list of groups shows no name twice. */
function varyFirst(all: readonly Found[]): Found[] {
  const firsts = new Set<string>()
  return all.map((found) => {
    const { group } = found
    const fresh = firsts.has(keyOf(group[0])) && group.find((item) => !firsts.has(keyOf(item)))
    const first = fresh || group[0]
    firsts.add(keyOf(first))
    return { ...found, group: [first, ...group.filter((item) => item !== first)] }
  })
}

/**
 * Keeps each requirement once. 'Java or Go' says less than a line that asks for Java as firmly: Go is
 * only mentioned then. A line that asks for Java less firmly says nothing more.
 */
export function mergeFound(all: readonly Found[]): Found[] {
  const merged = mergeSame(all)
  const single = rankNames(merged.filter(({ group }) => group.length === 1))
  const grouped = rankNames(merged.filter(({ group }) => group.length > 1))
  const kept = merged.flatMap((found): Found[] => {
    const { group, tier } = found
    if (group.length === 1) return (grouped.get(keyOf(group[0])) ?? -1) > RANK[tier] ? [] : [found]
    const isMet = group.some((item) => (single.get(keyOf(item)) ?? -1) >= RANK[tier])
    if (!isMet) return [found]
    const [first, ...others] = group.filter((item) => !single.has(keyOf(item)))
    return first ? [{ ...found, group: [first, ...others], tier: 'mentioned' }] : []
  })
  return varyFirst(kept)
}
