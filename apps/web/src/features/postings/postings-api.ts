import type {
  ChangePosting,
  ImportedPostings,
  NewPosting,
  PostingDto,
  PostingLift,
  PostingPage,
  ScoredResume,
  StatedPostings,
  StatePostings,
  TailoredPostings,
  TailorPostings,
  UnchangedPostings,
  UnchangedQuestion,
} from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'
import { addShown, beginCache, dropPostings, type PostingCache } from './posting-cache.ts'

export const postingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first page of the owner's postings; `use-postings` fetches the rest and what changes. */
    postings: build.query<PostingCache, void>({
      query: () => ({ url: '/api/postings' }),
      transformResponse: (page: PostingPage) => beginCache(page),
      providesTags: ['user', 'words', 'postings'],
    }),
    /** What would lift most of them; with what is missing in those that still matter, signed: they alone count. */
    postingLift: build.query<PostingLift, string>({
      query: () => ({ url: '/api/postings/lift' }),
      providesTags: ['user', 'postings'],
    }),
    /** A posting as it came in. */
    postingText: build.query<{ id: string; text: string }, string>({
      query: (id) => ({ url: `/api/postings/${encodeURIComponent(id)}` }),
      providesTags: ['user'],
    }),
    importPostings: build.mutation<ImportedPostings, { postings: NewPosting[] }>({
      query: (body) => ({ url: '/api/postings', method: 'POST', body }),
    }),
    scoreAgainst: build.mutation<{ hash: string }, ScoredResume>({
      query: (body) => ({ url: '/api/postings/resume', method: 'POST', body }),
    }),
    changePosting: build.mutation<PostingDto, { id: string; change: ChangePosting }>({
      query: ({ id, change }) => ({
        url: `/api/postings/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: change,
        keepalive: true,
      }),
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined)
        if (done) dispatch(changeCache((cache) => addShown(cache, [done.data])))
      },
    }),
    deletePostings: build.mutation<{ deleted: number }, string[]>({
      query: (postings) => ({ url: '/api/postings/delete', method: 'POST', body: { postings } }),
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined)
        if (done) dispatch(changeCache((cache) => dropPostings(cache, ids)))
      },
    }),
    /** Those of them that would be answered by what is there. `of`: what else the answer hangs on. */
    unchangedPostings: build.query<UnchangedPostings, UnchangedQuestion & { of: string }>({
      query: ({ postings, options }) => ({
        url: '/api/postings/unchanged',
        method: 'POST',
        body: { postings, options },
      }),
      providesTags: ['user', 'words', 'results'],
    }),
    /** Read on after it: the answer has what was before, to undo it. */
    statePostings: build.mutation<StatedPostings, StatePostings>({
      query: (body) => ({ url: '/api/postings/states', method: 'POST', body }),
    }),
    tailorPostings: build.mutation<TailoredPostings, TailorPostings>({
      query: (body) => ({ url: '/api/postings/tailor', method: 'POST', body }),
      invalidatesTags: ['usage'],
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined)
        if (done) dispatch(changeCache((cache) => addShown(cache, done.data.postings)))
      },
    }),
  }),
})

/** Changes what is here of the list. */
export const changeCache = (change: (cache: PostingCache) => PostingCache) =>
  postingsApi.util.updateQueryData('postings', undefined, change)

export const selectPostings = postingsApi.endpoints.postings.select()
export const {
  usePostingsQuery,
  usePostingLiftQuery,
  usePostingTextQuery,
  useImportPostingsMutation,
  useScoreAgainstMutation,
  useChangePostingMutation,
  useDeletePostingsMutation,
  useStatePostingsMutation,
  useTailorPostingsMutation,
  useUnchangedPostingsQuery,
} = postingsApi
