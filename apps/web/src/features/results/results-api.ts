import type { TailoredResume } from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'

const resultsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tailoredResume: build.query<TailoredResume, string>({
      query: (id) => ({ url: `/api/resume/${encodeURIComponent(id)}` }),
    }),
  }),
})

export const { useTailoredResumeQuery } = resultsApi
