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
      {settings.freeGenerations === null
        ? 'Nothing has to be bought either: resumes have no limit here.'
        : 'Everything else works.'}
    </p>
  )
}
