import type { SessionList as Sessions } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import { failedToast } from '../../lib/toast-slice.ts'
import { useEndSessionMutation, useSessionsQuery } from './account-api.ts'
import { asFailure, describeFailure } from './describe-failure.ts'

interface Props {
  /** Signs out here. */
  onSignOut: () => void
  onSignOutEverywhere: () => void
}

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const sayTime = (iso: string) => time.format(new Date(iso))

/** Where the account is open, each with its way out. */
export function SessionList({ onSignOut, onSignOutEverywhere }: Props) {
  const { data, error, refetch } = useSessionsQuery()
  if (error) {
    return (
      <>
        <p>The list did not come. {describeFailure(asFailure(error))}</p>
        <button type="button" className="button-ink" onClick={() => void refetch()}>
          Load it again
        </button>
      </>
    )
  }
  return (
    <>
      <ul className="list-none! p-0!">
        {data?.sessions.map((session) => (
          <Session key={session.id} session={session} onSignOut={onSignOut} />
        ))}
      </ul>
      <button type="button" className="button-ink" onClick={onSignOutEverywhere}>
        Sign out everywhere
      </button>
    </>
  )
}

type SessionRow = Sessions['sessions'][number]

function Session({ session, onSignOut }: { session: SessionRow; onSignOut: () => void }) {
  const { id, browser, createdAt, lastSeenAt, current } = session
  const [end, { isLoading }] = useEndSessionMutation()
  const dispatch = useDispatch()

  async function signOut() {
    if (current) return onSignOut()
    const { error } = await end(id)
    if (!error) return
    const failure = asFailure(error)
    dispatch(failedToast('That browser is still signed in', describeFailure(failure), failure))
  }

  return (
    <li className="m-0! flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3 first:pt-0">
      <div className="min-w-0">
        <p>
          {browser}
          {current && (
            <span className="text-leaf">
              {' '}
              <span aria-hidden="true">✓</span> this browser
            </span>
          )}
        </p>
        <p className="text-small text-soft">
          Since <time dateTime={createdAt}>{sayTime(createdAt)}</time>, last seen{' '}
          <time dateTime={lastSeenAt}>{sayTime(lastSeenAt)}</time>
        </p>
      </div>
      <button
        type="button"
        className="button-plain -mx-1"
        aria-disabled={isLoading}
        onClick={() => void (isLoading || signOut())}
      >
        Sign out<span className="sr-only">: {browser}</span>
      </button>
    </li>
  )
}
