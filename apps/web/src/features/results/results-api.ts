import type {
  ConfirmedSkills,
  OriginalResume,
  PatchResume,
  TailoredResume,
} from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'

const addressOf = (id: string) => `/api/resume/${encodeURIComponent(id)}`
const SKILLS = '/api/confirmed-skills'

const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tailoredResume: build.query<TailoredResume, string>({
      query: (id) => ({ url: addressOf(id) }),
    }),
    /** The original as it was read; without the header it would come as markdown. */
    originalResume: build.query<OriginalResume, string>({
      query: (id) => ({
        url: `${addressOf(id)}/original`,
        headers: { accept: 'application/json' },
      }),
    }),
    /** The answer is the whole result anew: it takes the place of the old one. */
    reviseResume: build.mutation<TailoredResume, { id: string; wish: PatchResume }>({
      query: ({ id, wish }) => ({ url: addressOf(id), method: 'PATCH', body: wish }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) {
          void dispatch(resultsApi.util.upsertQueryData('tailoredResume', id, answer.data))
        }
      },
    }),
    confirmedSkills: build.query<ConfirmedSkills, void>({
      query: () => ({ url: SKILLS }),
      providesTags: ['user'],
    }),
    confirmSkill: build.mutation<ConfirmedSkills, string>({
      query: (skill) => ({ url: SKILLS, method: 'POST', body: { skill } }),
      onQueryStarted: async (_skill, { dispatch, queryFulfilled }) => {
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

export const {
  useTailoredResumeQuery,
  useOriginalResumeQuery,
  useReviseResumeMutation,
  useConfirmedSkillsQuery,
  useConfirmSkillMutation,
  useTakeBackSkillMutation,
} = resultsApi
