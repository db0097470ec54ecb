import { plans, type PublicSettings } from '@tailorbird/contracts'

/** How many generations are free here, where the operator has set another number than the plans say. */
export function OtherFree({ settings }: { settings: PublicSettings | undefined }) {
  const said = plans.find(({ id }) => id === 'free')?.generations
  if (!settings?.payments || settings.freeGenerations === said) return null
  const free = settings.freeGenerations ?? 'unlimited'
  return (
    <p className="notice">
      Here each device has {free} free generation{free === 1 ? '' : 's'}, not {said}.
    </p>
  )
}
