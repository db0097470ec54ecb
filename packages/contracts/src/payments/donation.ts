import { number, object, string, type InferType } from 'yup'
import { DONATION } from '../limits.ts'

const WHOLE_DOLLARS = `Choose a whole amount from $${DONATION.min} to $${DONATION.max.toLocaleString('en')}`

/** Body of POST /api/donation/stripe, and the donation form. */
export const donationRequest = object({
  /** US dollars. */
  amount: number()
    .typeError(WHOLE_DOLLARS)
    .integer(WHOLE_DOLLARS)
    .min(DONATION.min, WHOLE_DOLLARS)
    .max(DONATION.max, WHOLE_DOLLARS)
    .required(WHOLE_DOLLARS),
}).noUnknown('Unknown field: ${unknown}')
export type DonationRequest = InferType<typeof donationRequest>

/** Its answer: where the browser goes to pay. */
export const donationAnswer = object({ url: string().required() })
export type DonationAnswer = InferType<typeof donationAnswer>
