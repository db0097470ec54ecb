import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { AnalyticsTotals } from '@tailorbird/contracts'
import { api, type ApiRoot } from './http.ts'

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many visitors and resumes there have been; asking is what counts this visit. */
    analytics: build.query<AnalyticsTotals, void>({ query: () => ({ url: '/api/analytics' }) }),
  }),
})

export const { useAnalyticsQuery } = analyticsApi

/** Adds resumes of our own to what is shown: nobody asks the server again (specification, section 7). */
export function countOwnResumes(count: number): ThunkAction<void, ApiRoot, unknown, UnknownAction> {
  return (dispatch) => {
    const add = (totals: AnalyticsTotals) => void (totals.totalResumes += count)
    dispatch(analyticsApi.util.updateQueryData('analytics', undefined, add))
  }
}
