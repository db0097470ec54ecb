import { plans, type DeviceUsage } from '@tailorbird/contracts'
import { sayLeft } from '../../lib/say-left.ts'
import { useUsageQuery } from '../../lib/usage-api.ts'

/** What the account may do, and how much of it is left. */
export function PlanLine({ planId }: { planId: string }) {
  const { data: usage } = useUsageQuery()
  const best = usage?.plan ?? planId
  const name = plans.find(({ id }) => id === best)?.name ?? 'Enterprise'
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="mt-0! min-h-7 text-soft">{usage && sayUsage(usage)}</p>
    </>
  )
}

function sayUsage(usage: DeviceUsage): string {
  const { used, reserved } = usage
  const inWork = reserved > 0 ? `, ${reserved} more in work` : ''
  const left = sayLeft(usage)
  return `${left === undefined ? 'Generations are not limited' : capitalize(left)}. ${used} used so far${inWork}.`
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
