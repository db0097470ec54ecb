import { number, object, string, type InferType } from 'yup'
import { PLAN_IDS } from './plans.ts'

const count = number().integer().min(0)

/** Answer of GET /api/device-usage: the asking owner's generations. */
export const deviceUsage = object({
  used: count.required(),
  reserved: count.required(),
  /** How many there are in all; null is unlimited. */
  limit: count.nullable().defined(),
  /** How many a request may still take now; null is unlimited. */
  left: count.nullable().defined(),
  /** The best that the owner has. */
  plan: string().oneOf(PLAN_IDS).required(),
})
export type DeviceUsage = InferType<typeof deviceUsage>
