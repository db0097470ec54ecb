import { useCurrentUserQuery } from './account-api.ts'

/** Set beside the session, readable, so that a signed-out visit costs no call. */
const MARK = 'tailorbird_signed_in='

const mayBeSignedIn = () => document.cookie.split('; ').some((part) => part.startsWith(MARK))

/** The signed-in user's email; nothing for visitors. */
export function CurrentUser() {
  const { data: user } = useCurrentUserQuery(undefined, { skip: !mayBeSignedIn() })
  if (!user) return null
  return (
    <p
      className="min-w-0 flex-1 truncate text-end text-small max-sm:order-last max-sm:basis-full"
      title={user.email}
    >
      <span className="sr-only">Signed in as </span>
      <bdi>{user.email}</bdi>
    </p>
  )
}
