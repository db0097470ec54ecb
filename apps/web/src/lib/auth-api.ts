import type { AuthUser } from '@tailorbird/contracts'
import { useSelector } from 'react-redux'
import { api, type ApiRoot } from './http.ts'

/** How long the answer is kept, in seconds (specification, section 7). */
const KEPT_SECONDS = 300

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null when nobody is. */
    currentUser: build.query<AuthUser | null, void>({
      query: () => ({ url: '/api/auth/me', nullOn401: true }),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['user'],
    }),
  }),
})

/** Set beside the session, readable, so that a signed-out visit costs no call. */
const MARK = /(^|; )(__Host-)?tailorbird_signed_in=/

/** Whether this browser may have a session; the server alone knows. */
const mayBeSignedIn = () => MARK.test(document.cookie)

/** What the server last said, also when its session has ended since. */
export const selectLastUser = authApi.endpoints.currentUser.select()

interface CurrentUser {
  /** Nobody known: signed out, or not answered yet. */
  user: AuthUser | null
  /** Whether the answer is still to come. */
  isAsking: boolean
  /** Who was signed in is no more, and the page still shows what was theirs. */
  isOver: boolean
}

/** Who is signed in. */
export function useCurrentUser(): CurrentUser {
  // Any change of the store may have come with a new cookie, or without the old one.
  const isMarked = useSelector((_state: ApiRoot) => mayBeSignedIn())
  const { data, isLoading } = authApi.useCurrentUserQuery(undefined, { skip: !isMarked })
  const last = useSelector((state: ApiRoot) => selectLastUser(state as never).data)
  return {
    user: (isMarked && data) || null,
    isAsking: isMarked && isLoading,
    isOver: Boolean(last) && !isMarked,
  }
}

/** Asks anew what the server says of whoever asks: the user, what is left, what was confirmed. */
export const refreshOwner = () => api.util.invalidateTags(['user', 'usage'])
