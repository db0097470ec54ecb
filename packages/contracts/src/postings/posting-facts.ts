import { number, object, string, type InferType } from 'yup'

export const payPeriod = string().oneOf(['hour', 'day', 'week', 'month', 'year'] as const)
export type PayPeriod = NonNullable<InferType<typeof payPeriod>>

/** What a posting says that it pays, before taxes or after, as it says it. */
export const pay = object({
  /** The same twice where it names one amount. */
  min: number().min(0).required(),
  max: number().min(0).required(),
  /** ISO 4217. */
  currency: string().length(3).required(),
  period: payPeriod.required(),
})
export type Pay = InferType<typeof pay>

export const workMode = string().oneOf(['remote', 'hybrid', 'onsite'] as const)
export type WorkMode = NonNullable<InferType<typeof workMode>>

const day = string().matches(/^\d{4}-\d\d-\d\d$/, 'A date is written as 2026-01-31')

/** What a posting states besides who hires for what and what it asks for; null where it does not. */
export const postingFacts = object({
  place: string().nullable().defined(),
  mode: workMode.nullable().defined(),
  pay: pay.nullable().default(null).defined(),
  /** ISO 639-1. */
  language: string().required(),
  /** The day on which it appeared, as a date, or as days before it was copied. */
  posted: day.nullable().defined(),
  daysAgo: number().integer().min(0).nullable().defined(),
  /** The last day to apply. */
  closes: day.nullable().defined(),
  /** The words that say that nothing is paid, or only commission. */
  unpaid: string().nullable().defined(),
  commissionOnly: string().nullable().defined(),
})
export type PostingFacts = InferType<typeof postingFacts>

export const trapKind = string().oneOf(['unpaid', 'commission_only', 'years', 'licence'] as const)
export type TrapKind = NonNullable<InferType<typeof trapKind>>

/** Why a posting may not be worth its time, whatever its score. */
export const postingTrap = object({
  kind: trapKind.required(),
  /** The posting's words, the years it asks for, or the paper. */
  said: string().required(),
})
export type PostingTrap = InferType<typeof postingTrap>
