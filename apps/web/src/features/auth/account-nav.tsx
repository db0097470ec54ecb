import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { SignInLink } from './sign-in-link.tsx'

interface Props {
  onSignOut: () => void
  /** The session has ended elsewhere, or by itself. */
  onOver: () => void
}

/** Who is signed in and the way out, or the way in. */
export function AccountNav({ onSignOut, onOver }: Props) {
  const { user, isAsking, isOver } = useCurrentUser()
  const sayOver = useEffectEvent(onOver)
  const hasAccount = user !== null || isAsking
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', hasAccount)
  }, [hasAccount])
  useEffect(() => {
    if (isOver) sayOver()
  }, [isOver])

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
