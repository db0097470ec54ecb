import type { DonationAnswer, DonationRequest } from '@tailorbird/contracts'
import { api } from '../../lib/http.ts'

const donationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Opens a checkout; the answer says where. */
    donate: build.mutation<DonationAnswer, DonationRequest>({
      query: (body) => ({ url: '/api/donation/stripe', method: 'POST', body }),
    }),
  }),
})

export const { useDonateMutation } = donationApi
