import { api } from '../../lib/http.ts'

/** Who is signed in. */
interface CurrentUser {
  email: string
}

/** How long the answer is kept, in seconds (specification, section 7). */
const KEPT_SECONDS = 300

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null when nobody is. */
    currentUser: build.query<CurrentUser | null, void>({
      query: () => ({ url: '/api/auth/me', nullOn401: true }),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
})

export const { useCurrentUserQuery } = accountApi
