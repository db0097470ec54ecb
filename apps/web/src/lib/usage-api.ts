import type { DeviceUsage } from '@tailorbird/contracts'
import { api } from './http.ts'

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
