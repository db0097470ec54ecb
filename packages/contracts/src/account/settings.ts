import { boolean, number, object, string, type InferType } from 'yup'

/** Answer of GET /api/settings: what this installation is set up for, as far as pages must know. */
export const publicSettings = object({
  /** How long the ad dialog counts down, in seconds. */
  adViewSeconds: number().integer().min(0).required(),
  /** Where to send bitcoin; null: not shown. */
  bitcoinAddress: string().nullable().defined(),
  /** Whether cards can be charged here. */
  payments: boolean().required(),
  /** What the payment form is opened with; null without payments. */
  stripePublishableKey: string().nullable().defined(),
  /** In a demo nothing is charged, and every payment screen says so: where its stand-in for Stripe.js is. */
  demoScript: string().nullable().defined(),
  /** Whether mail can be sent: forgotten passwords, receipts. */
  mail: boolean().required(),
  /** Whether one can sign in with an account from elsewhere. */
  externalSignIn: boolean().required(),
  /** Whether the operator's page is switched on. */
  operatorPage: boolean().required(),
  /** Free generations of a device; null: no limit. */
  freeGenerations: number().integer().min(0).nullable().defined(),
  /** Days after its last visit on which a device's data goes. */
  retentionDays: number().integer().min(1).required(),
  /** Days after it was made on which a result goes, with an account too; null: it stays. */
  resultRetentionDays: number().integer().min(1).nullable().defined(),
})
export type PublicSettings = InferType<typeof publicSettings>
