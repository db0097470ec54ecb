import type { PublicSettings } from '@tailorbird/contracts'
import { api } from './http.ts'

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What this installation is set up for. */
    settings: build.query<PublicSettings, void>({ query: () => ({ url: '/api/settings' }) }),
  }),
})

export const { useSettingsQuery } = settingsApi
