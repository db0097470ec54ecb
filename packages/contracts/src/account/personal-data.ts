import { array, number, object, string, type InferType } from 'yup'
import { uuid } from '../jobs/job.ts'
import { paymentDto } from '../payments/payment.ts'

const count = number().integer().min(0).required()

/** One tailored resume in a list of what is stored. */
export const storedResume = object({
  id: uuid.required(),
  jobTitle: string().required(),
  companyName: string().required(),
  createdAt: string().required(),
  /** Null where the posting was too thin to score. */
  matchScore: number().nullable().defined(),
})
export type StoredResume = InferType<typeof storedResume>

/** Answer of GET /api/data: what is stored of the asking owner, newest first. */
export const storedData = object({
  resumes: array(storedResume.required()).required(),
  /** Pass it as `cursor` for the next page; null at the end. */
  nextCursor: string().nullable().defined(),
  /** Those with money in them, newest first; not paged. */
  payments: array(paymentDto.required()).required(),
  totals: object({
    resumes: count,
    jobs: count,
    pdfs: count,
    /** What they said of texts: wordings, skills, facts, and wordings that they left. */
    ownTexts: count,
    /** Postings that they keep. */
    postings: count,
    payments: count,
    /** Of all texts and PDFs together. */
    bytes: count,
  }).required(),
  /** When an anonymous device's data goes unless it comes back before; null for accounts, and where nothing is stored. */
  deletedOn: string().nullable().defined(),
})
export type StoredData = InferType<typeof storedData>

/** Query of GET /api/data. */
export const listStored = object({
  cursor: string().matches(
    /^\d{1,16}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    'This is no cursor of ours',
  ),
})
