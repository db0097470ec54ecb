import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { SignInLink } from './sign-in-link.tsx'

/** Who is signed in and the way out, or the way in. */
export function AccountNav({ onSignOut }: { onSignOut: () => void }) {
  const { user, isAsking } = useCurrentUser()
  const hasAccount = user !== null || isAsking
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', hasAccount)
  }, [hasAccount])

  if (!user) return <SignInLink />
  return (
    <p className="masthead-account">
      <Link to="/account" title={user.email} className="masthead-link">
        <span className="sr-only">Your account: </span>
        <bdi className="truncate">{user.email}</bdi>
      </Link>
      <button type="button" className="masthead-link" onClick={onSignOut}>
        Sign Out
      </button>
    </p>
  )
}
