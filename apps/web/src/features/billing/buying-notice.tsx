import type { PublicSettings } from '@tailorbird/contracts'

interface Props {
  id?: string
  /** Undefined while they are fetched. */
  settings: PublicSettings | undefined
}

/** What somebody has to know before they buy here: that they can't, or that it is a demo. */
export function BuyingNotice({ id, settings }: Props) {
  if (settings === undefined || (settings.payments && !settings.demoScript)) return null
  return (
    <div id={id} className="notice">
      {settings.payments ? (
        <p>
          <span aria-hidden="true" className="text-amber">
            ▲{' '}
          </span>
          <strong className="font-semibold">Demo: nothing is charged.</strong> Pay with the test
          card <span className="whitespace-nowrap tabular-nums">4242 4242 4242 4242</span>, any date
          to come and any three digits. Don’t enter a card of your own.
        </p>
      ) : (
        <p>
          <strong className="font-semibold">Payments are not set up here.</strong>{' '}
          {settings.freeGenerations === null
            ? 'Nothing has to be bought either: resumes have no limit here.'
            : 'Everything else works.'}
        </p>
      )}
    </div>
  )
}
