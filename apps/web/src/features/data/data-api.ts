import type { StoredData } from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'

const dataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is stored of whoever asks, in pages. */
    storedData: build.infiniteQuery<StoredData, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam }) => ({
        url: pageParam === null ? '/api/data' : `/api/data?cursor=${encodeURIComponent(pageParam)}`,
      }),
      providesTags: ['user'],
    }),
    /** Takes one result off the server, and off the list at once. */
    deleteResume: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/resume/${encodeURIComponent(id)}`, method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        dispatch(
          dataApi.util.updateQueryData('storedData', undefined, ({ pages }) => {
            for (const page of pages) {
              page.resumes = page.resumes.filter((resume) => resume.id !== id)
              page.totals.resumes -= 1
            }
          }),
        )
      },
    }),
    deleteEverything: build.mutation<unknown, void>({
      query: () => ({ url: '/api/data', method: 'DELETE' }),
    }),
  }),
})

export const { useStoredDataInfiniteQuery, useDeleteResumeMutation, useDeleteEverythingMutation } =
  dataApi
