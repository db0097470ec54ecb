import { useLocation } from 'react-router-dom'

/** What the way back from elsewhere says in the address. */
const PROBLEMS = new Map([
  [
    'external-sign-in-unavailable',
    'Signing in with Replit is not set up here, or Replit does not answer. Use your email and password, or try again later.',
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
  const words = PROBLEMS.get(problem)
  if (words === undefined) return null
  return (
    <p role="alert" className="mb-6 rounded-small border-2 border-amber p-4 text-small">
      <span aria-hidden="true" className="text-amber">
        ▲{' '}
      </span>
      {words}
    </p>
  )
}
