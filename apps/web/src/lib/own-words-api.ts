import type {
  AnswerSuggestion,
  OpenSuggestions,
  OwnText,
  OwnTexts,
  Preferences,
} from '@tailorbird/contracts'
import { api } from './http.ts'

const WORDS = '/api/own-texts'

/** What a call sends of a text that is the person's own. */
type NewText = Pick<OwnText, 'kind' | 'text' | 'line' | 'note' | 'words'>

const ownWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the person said of texts, in pages, the newest first. */
    ownTexts: build.infiniteQuery<OwnTexts, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam }) => ({
        url: pageParam === null ? WORDS : `${WORDS}?cursor=${encodeURIComponent(pageParam)}`,
      }),
      providesTags: ['user', 'words'],
    }),
    addOwnText: build.mutation<OwnTexts, NewText>({
      query: (body) => ({ url: WORDS, method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['words', 'suggestions']),
    }),
    takeBackOwnText: build.mutation<unknown, string>({
      query: (id) => ({ url: `${WORDS}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => (error ? [] : ['words', 'suggestions']),
    }),
    /** What waits for an answer: of a batch, or of all results. */
    openSuggestions: build.query<OpenSuggestions, string | null>({
      query: (batchId) => ({
        url:
          batchId === null
            ? '/api/suggestions'
            : `/api/suggestions?batchId=${encodeURIComponent(batchId)}`,
      }),
      providesTags: ['user', 'suggestions'],
    }),
    /** The answer goes to all results that wait for it; they have it a moment later. */
    answerSuggestion: build.mutation<unknown, AnswerSuggestion>({
      query: (body) => ({ url: '/api/suggestions', method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['words', 'suggestions', 'results']),
    }),
    preferences: build.query<Preferences, void>({
      query: () => ({ url: '/api/preferences' }),
      providesTags: ['user'],
    }),
    setPreferences: build.mutation<Preferences, Preferences>({
      query: (body) => ({ url: '/api/preferences', method: 'PATCH', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['suggestions', 'results']),
      onQueryStarted: async (wanted, { dispatch, queryFulfilled }) => {
        // A box that is ticked late is ticked twice.
        const set = ownWordsApi.util.updateQueryData('preferences', undefined, () => wanted)
        const { undo } = dispatch(set)
        await queryFulfilled.catch(undo)
      },
    }),
  }),
})

export const {
  useOwnTextsInfiniteQuery,
  useAddOwnTextMutation,
  useTakeBackOwnTextMutation,
  useOpenSuggestionsQuery,
  useAnswerSuggestionMutation,
  usePreferencesQuery,
  useSetPreferencesMutation,
} = ownWordsApi
