import { number, object, string, type InferType } from 'yup'
import { PLAN_IDS } from '../payments/plans.ts'

const count = number().integer().min(0)

/** Answer of GET /api/device-usage: the asking owner's generations. */
export const deviceUsage = object({
  used: count.required(),
  reserved: count.required(),
  /** Used, reserved and left together; null is unlimited. */
  limit: count.nullable().defined(),
  /** How many a request may still take now; null is unlimited. */
  left: count.nullable().defined(),
  /** Those of `left` that were bought; free ones are taken first. Null is unlimited. */
  bought: count.nullable().defined(),
  /** The best that the owner has. */
  plan: string().oneOf(PLAN_IDS).required(),
})
export type DeviceUsage = InferType<typeof deviceUsage>
