import type { DeviceUsage } from '@tailorbird/contracts'
import { api, type ApiRoot } from './http.ts'

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The generations that the asking person has. */
    usage: build.query<DeviceUsage, void>({
      query: () => ({ url: '/api/device-usage' }),
      providesTags: ['usage'],
    }),
  }),
})

export const { useUsageQuery } = usageApi

const selectUsage = usageApi.endpoints.usage.select()

/** Whether PDFs come in the first template only: the others are part of Pro where generations are limited. */
export function hasOneTemplate(state: ApiRoot): boolean {
  return typeof selectUsage(state).data?.limit === 'number'
}

/** How many more resumes can be made, as far as is known; undefined where nothing is limited. */
export function readLeft(state: ApiRoot): number | undefined {
  return selectUsage(state).data?.left ?? undefined
}

/** Counts what jobs have taken or given back into what is known, so that nothing is fetched again. */
export function countGenerations(step: { reserved: number; used: number }) {
  return usageApi.util.updateQueryData('usage', undefined, (usage) => {
    usage.reserved = Math.max(0, usage.reserved + step.reserved)
    usage.used = Math.max(0, usage.used + step.used)
    if (usage.left !== null) usage.left = Math.max(0, usage.left - step.reserved - step.used)
  })
}

/** The server has refused one more: whatever was known, there is none. */
export function noteNoneLeft() {
  return usageApi.util.updateQueryData('usage', undefined, (usage) => {
    if (usage.left !== null) usage.left = 0
  })
}
