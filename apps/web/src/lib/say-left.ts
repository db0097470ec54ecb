import type { DeviceUsage } from '@tailorbird/contracts'

/**
 * How many generations are left, and of which kind they are, such as '7 generations left (5 bought, 2 free)'.
 * @returns undefined where there is no limit
 */
export function sayLeft(usage: Pick<DeviceUsage, 'left' | 'bought'>): string | undefined {
  const { left } = usage
  if (left === null) return undefined
  // The page counts `left` along; free ones go first.
  const bought = Math.min(usage.bought ?? 0, left)
  const free = left - bought
  const kind = left > 0 && bought === 0 ? 'free ' : ''
  const words = `${left === 0 ? 'no' : left} ${kind}generation${left === 1 ? '' : 's'} left`
  return bought > 0 && free > 0 ? `${words} (${bought} bought, ${free} free)` : words
}
