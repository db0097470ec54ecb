import type {
  ConfirmedSkills,
  ConfirmSkill,
  EarlierResumes,
  OriginalResume,
  PatchResume,
  TailoredResume,
} from '@tailorbird/contracts'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api, type ApiRoot } from '../../lib/http.ts'
import type { Parts } from '../../lib/parts.ts'

const addressOf = (id: string) => `/api/resume/${encodeURIComponent(id)}`
const SKILLS = '/api/confirmed-skills'

export type ResultThunk<R> = ThunkAction<R, ApiRoot, Parts, UnknownAction>

const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tailoredResume: build.query<TailoredResume, string>({
      query: (id) => ({ url: addressOf(id) }),
      providesTags: ['results'],
    }),
    /** The person's own text, and how it was read; without the header it would come as text alone. */
    originalResume: build.query<OriginalResume, string>({
      query: (id) => ({
        url: `${addressOf(id)}/original`,
        headers: { accept: 'application/json' },
      }),
    }),
    /** What was made of the same posting before. */
    earlierResumes: build.query<EarlierResumes, string>({
      query: (id) => ({ url: `${addressOf(id)}/earlier` }),
    }),
    /** The answer is the whole result anew: it takes the place of the old one. */
    reviseResume: build.mutation<TailoredResume, { id: string; wish: PatchResume }>({
      query: ({ id, wish }) => ({ url: addressOf(id), method: 'PATCH', body: wish }),
      invalidatesTags: (_result, error) => (error ? [] : ['words', 'suggestions']),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) {
          void dispatch(resultsApi.util.upsertQueryData('tailoredResume', id, answer.data))
        }
      },
    }),
    confirmedSkills: build.query<ConfirmedSkills, void>({
      query: () => ({ url: SKILLS }),
      providesTags: ['user', 'words'],
    }),
    /** Said once more with a note, it keeps the note. */
    confirmSkill: build.mutation<ConfirmedSkills, ConfirmSkill>({
      query: (body) => ({ url: SKILLS, method: 'POST', body }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) {
          void dispatch(resultsApi.util.upsertQueryData('confirmedSkills', undefined, answer.data))
        }
      },
    }),
    takeBackSkill: build.mutation<unknown, string>({
      query: (id) => ({ url: `${SKILLS}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        dispatch(
          resultsApi.util.updateQueryData('confirmedSkills', undefined, (draft) => {
            draft.skills = draft.skills.filter((skill) => skill.id !== id)
          }),
        )
      },
    }),
  }),
})

/** A result as this page has it, or as the API gives it; undefined where there is none. */
export const loadResult =
  (id: string): ResultThunk<Promise<TailoredResume | undefined>> =>
  (dispatch) =>
    dispatch(resultsApi.endpoints.tailoredResume.initiate(id, { subscribe: false })).then(
      ({ data }) => data,
    )

export const {
  useTailoredResumeQuery,
  useEarlierResumesQuery,
  useOriginalResumeQuery,
  useReviseResumeMutation,
  useConfirmedSkillsQuery,
  useConfirmSkillMutation,
  useTakeBackSkillMutation,
} = resultsApi
