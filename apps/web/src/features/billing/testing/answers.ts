import type { DeviceUsage, PublicSettings } from '@tailorbird/contracts'

/** An installation that takes payments. */
export const SETTINGS: PublicSettings = {
  adViewSeconds: 10,
  bitcoinAddress: null,
  payments: true,
  stripePublishableKey: 'pk_test_needle',
  demoScript: null,
  mail: false,
  externalSignIn: false,
  freeGenerations: 2,
  retentionDays: 30,
}

export const usageOf = (change: Partial<DeviceUsage> = {}): DeviceUsage => ({
  used: 0,
  reserved: 0,
  limit: 2,
  left: 2,
  plan: 'free',
  ...change,
})
