import { plans, type DeviceUsage } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
import { sayLeft } from '../../lib/say-left.ts'

interface Props {
  /** Undefined while it is not known. */
  usage: DeviceUsage | undefined
  /** Where the person was in the middle of something. */
  returnTo?: string | undefined
}

/** The plan that a person has, and what is left of it; nothing where nothing has a limit. */
export function WhatYouHave({ usage, returnTo }: Props) {
  const words = usage && describeUsage(usage)
  if (words === undefined && returnTo === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-soft">
      {words !== undefined && <span>{words}</span>}
      {returnTo !== undefined && (
        <Link to={returnTo} className="button-plain">
          Back to what you were doing
        </Link>
      )}
    </p>
  )
}

/** @returns such as 'You have Starter: 3 generations left.'; undefined where there is no limit to speak of */
function describeUsage(usage: DeviceUsage): string | undefined {
  const name = plans.find(({ id }) => id === usage.plan)?.name ?? 'Enterprise'
  const left = sayLeft(usage)
  if (left !== undefined) return `You have ${name}: ${left}.`
  return usage.plan === 'free' ? undefined : `You have ${name}: generations without a limit.`
}
