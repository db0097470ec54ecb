import type { PublicSettings } from '@tailorbird/contracts'
import { DemoNotice } from '../../components/demo-notice.tsx'

interface Props {
  id?: string
  /** Undefined while they are fetched. */
  settings: PublicSettings | undefined
}

/** What somebody has to know before they buy here: that they can't, or that it is a demo. */
export function BuyingNotice({ id, settings }: Props) {
  if (!settings) return null
  if (settings.payments) return settings.demoScript ? <DemoNotice /> : null
  return (
    <p id={id} className="notice">
      <strong className="font-semibold">Payments are not set up here.</strong>{' '}
      {sayWithout(settings.freeGenerations)}
    </p>
  )
}

/** What holds where nothing can be bought, whatever the plans say. */
function sayWithout(free: number | null): string {
  if (free === null) {
    return 'Nothing has to be bought either: everybody has generations without a limit, and all templates.'
  }
  const generations = free === 1 ? '1 free generation' : `${free} free generations`
  return `No plan can be bought: each device has ${generations}, and no more can be had. What you have made stays yours to read, edit and download.`
}
