import { plans, type DeviceUsage } from '@tailorbird/contracts'
import { useUsageQuery } from '../../lib/usage-api.ts'

/** What the account may do, and how much of it is used. */
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

function sayUsage({ used, reserved, limit }: DeviceUsage): string {
  const inWork = reserved > 0 ? `, ${reserved} more in work` : ''
  return limit === null
    ? `Generations are not limited. ${used} used so far${inWork}.`
    : `${used} of ${limit} generation${limit === 1 ? '' : 's'} used${inWork}.`
}
