import type { AnalyticsTotals } from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many visitors and resumes there have been; asking is what counts this visit. */
    analytics: build.query<AnalyticsTotals, void>({ query: () => ({ url: '/api/analytics' }) }),
  }),
})

export const { useAnalyticsQuery } = analyticsApi
