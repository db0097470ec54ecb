import type {
  AccountDeletion,
  AuthUser,
  Credentials,
  EmailChange,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  Registration,
  SessionList,
} from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'

const post = (url: string) => (body: unknown) => ({ url, method: 'POST' as const, body })

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<AuthUser, Credentials>({ query: post('/api/auth/login') }),
    register: build.mutation<AuthUser, Registration>({ query: post('/api/auth/register') }),
    logout: build.mutation<null, void>({ query: post('/api/auth/logout') }),
    /** Ends all sessions, this one too. */
    logoutEverywhere: build.mutation<null, void>({
      query: post('/api/auth/logout-everywhere'),
    }),
    sessions: build.query<SessionList, void>({
      query: () => ({ url: '/api/auth/sessions' }),
      providesTags: ['sessions'],
      // Others come and go.
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/api/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['sessions'],
    }),
    changePassword: build.mutation<null, PasswordChange>({
      query: post('/api/auth/password'),
      invalidatesTags: (_none, error) => (error ? [] : ['user', 'sessions']),
    }),
    changeEmail: build.mutation<AuthUser, EmailChange>({
      query: post('/api/auth/email'),
      invalidatesTags: (_none, error) => (error ? [] : ['user']),
    }),
    deleteAccount: build.mutation<null, AccountDeletion>({
      query: post('/api/auth/delete-account'),
    }),
    forgotPassword: build.mutation<null, ForgottenPassword>({
      query: post('/api/auth/forgot-password'),
    }),
    resetPassword: build.mutation<null, PasswordReset>({
      query: post('/api/auth/reset-password'),
    }),
  }),
})

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useLogoutEverywhereMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useDeleteAccountMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = accountApi
