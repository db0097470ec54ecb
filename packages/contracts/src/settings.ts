import { boolean, number, object, string, type InferType } from 'yup'

/** Answer of GET /api/settings: what this installation is set up for, as far as pages must know. */
export const publicSettings = object({
  /** How long the ad dialog counts down, in seconds. */
  adViewSeconds: number().integer().min(0).required(),
  /** Where to send bitcoin; null: not shown. */
  bitcoinAddress: string().nullable().defined(),
  /** Whether cards can be charged here. */
  payments: boolean().required(),
})
export type PublicSettings = InferType<typeof publicSettings>
