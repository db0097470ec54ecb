import { useLocation } from 'react-router-dom'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { EXTERNAL_MISSING } from './external-missing.ts'

const UNAVAILABLE = 'external-sign-in-unavailable'

/** What the way back from elsewhere says in the address. */
const PROBLEMS = new Map([
  [
    UNAVAILABLE,
    'Replit does not answer right now. Use your email and password, or try again later.',
  ],
  [
    'external-sign-in-denied',
    'You did not allow the sign-in at Replit, so nothing has changed. Try again, or use your email and password.',
  ],
  [
    'external-sign-in-failed',
    'Signing in with Replit did not work this time. Start it again from here, or use your email and password.',
  ],
  [
    'email-taken',
    'There is already an account with the email address that you have at Replit. Sign in with the password of that account.',
  ],
])

/** Why somebody is here again. */
export function SignInProblem() {
  const problem = new URLSearchParams(useLocation().search).get('problem') ?? ''
  const { data: settings, isLoading } = useSettingsQuery()
  const words = PROBLEMS.get(problem)
  if (words === undefined || isLoading) return null
  const isMissing = problem === UNAVAILABLE && settings?.externalSignIn === false
  return (
    <p role="alert" className="mb-6 rounded-small border-2 border-amber p-4 text-small">
      <span aria-hidden="true" className="text-amber">
        ▲{' '}
      </span>
      {isMissing ? EXTERNAL_MISSING : words}
    </p>
  )
}
