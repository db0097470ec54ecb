import type { AuthUser } from '@tailorbird/contracts'
import { useSelector } from 'react-redux'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { isFailure, type Failure } from './failure.ts'
import { api, callForJson, type ApiRoot } from './http.ts'
import type { Parts } from './parts.ts'

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
  /** Why nobody knows. */
  failure: Failure | undefined
  /** Asks again. */
  ask: () => void
  /** Who was signed in is no more, and the page still shows what was theirs. */
  isOver: boolean
}

/** Who is signed in. */
export function useCurrentUser(): CurrentUser {
  // Any change of the store may have come with a new cookie, or without the old one.
  const isMarked = useSelector((_state: ApiRoot) => mayBeSignedIn())
  const { data, error, isLoading, isFetching, refetch } = authApi.useCurrentUserQuery(undefined, {
    skip: !isMarked,
  })
  const last = useSelector((state: ApiRoot) => selectLastUser(state as never).data)
  return {
    user: (isMarked && data) || null,
    isAsking: isMarked && (isLoading || (isFetching && !data)),
    failure: isMarked && !data && isFailure(error) ? error : undefined,
    ask: () => void refetch(),
    isOver: Boolean(last) && !isMarked,
  }
}

/** Asks anew what the server says of whoever asks: the user, what is left, what was confirmed. */
export const refreshOwner = () => api.util.invalidateTags(['user', 'usage'])

/**
 * Asks whether whoever was signed in still is: the server drops the sockets of a session that has ended,
 * and the page would look signed in until the next click.
 */
export function checkSession(): ThunkAction<Promise<void>, ApiRoot, Parts, UnknownAction> {
  return async (dispatch, getState, { origin }) => {
    const known = selectLastUser(getState()).data
    if (!known) return
    const answer = await callForJson(origin, { url: '/api/auth/me', nullOn401: true })
    if ('error' in answer || selectLastUser(getState()).data?.id !== known.id) return
    const user = answer.data as AuthUser | null
    if (!user) forgetMark()
    // A copy, so that everybody looks at the mark again.
    const next = { ...(user ?? known) }
    void dispatch(authApi.util.upsertQueryData('currentUser', undefined, next))
  }
}

/** The server takes it off with its answer, unless a proxy has lost that. */
function forgetMark(): void {
  for (const name of ['tailorbird_signed_in', '__Host-tailorbird_signed_in']) {
    document.cookie = `${name}=; path=/; max-age=0${name.startsWith('__') ? '; secure' : ''}`
  }
}
