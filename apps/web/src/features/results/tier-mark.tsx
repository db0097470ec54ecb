import type { Tier } from '@tailorbird/contracts'

/** How firmly the posting asks for a term; nothing where it only mentions it. */
export function TierMark({ tier }: { tier: Tier }) {
  if (tier === 'mentioned') return null
  return <span className="text-fine text-soft"> {tier}</span>
}
