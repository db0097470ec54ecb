import type { PaymentDto, PublicSettings } from '@tailorbird/contracts'

/** An installation that takes payments. */
export const SETTINGS: PublicSettings = {
  adViewSeconds: 10,
  bitcoinAddress: null,
  payments: true,
  stripePublishableKey: 'pk_test_needle',
  demoScript: null,
  mail: false,
  externalSignIn: false,
  operatorPage: false,
  freeGenerations: 2,
  retentionDays: 30,
  resultRetentionDays: null,
}

export const paymentOf = (change: Partial<PaymentDto> = {}): PaymentDto => ({
  reference: '0b6cf9a3-7f10-4f2c-9c53-6f0b1c2f3a4d',
  planId: 'basic',
  amount: 10,
  refunded: 0,
  status: 'succeeded',
  createdAt: '2026-01-05T10:00:00.000Z',
  ...change,
})
