import { availableParallelism } from 'node:os'
import {
  AD_VIEW_SECONDS,
  operatorToken,
  OWNER_JOBS_AT_ONCE,
  plans,
  RETENTION_DAYS,
} from '@tailorbird/contracts'
import { databaseUrl, readConfig, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'
import { isLoopback } from './plugins/same-origin.ts'
import { checkPaymentSettings } from './payment-settings.ts'
import { limitSettings } from './limit-settings.ts'

/** Bech32 in one case, as the standard has it, and base58. */
const BITCOIN_ADDRESS =
  /^(?:bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/

/** yup's own url() knows no localhost. */
function address(name: string) {
  return string().test(
    'address',
    `${name} must be an address such as https://resumes.example.org`,
    (value) => value === undefined || (/^https?:/.test(value) && URL.canParse(value)),
  )
}

const schema = object({
  HOST: string().default('127.0.0.1'),
  PORT: wholeNumber('PORT', 0).max(65_535).default(3000),
  PUBLIC_URL: address('PUBLIC_URL'),
  DATABASE_URL: databaseUrl().required('DATABASE_URL must be set (pnpm start sets it by itself)'),
  REDIS_URL: string(),
  SECRET: string()
    .required('SECRET must be set: a random text of 32 characters or more')
    .test('long-enough', 'SECRET must have 32 characters or more, each one of a list', (value) =>
      splitList(value).every((secret) => secret.length >= 32),
    ),
  /** Proxies in front of this process whose forwarded address counts: addresses or networks, or how many. */
  TRUSTED_PROXIES: string(),
  FREE_GENERATIONS: wholeNumber('FREE_GENERATIONS', 0),
  /** Free generations that all devices of a network have together, a month. */
  FREE_GENERATIONS_PER_NETWORK: wholeNumber('FREE_GENERATIONS_PER_NETWORK', 0),
  RETENTION_DAYS: wholeNumber('RETENTION_DAYS', 1).default(RETENTION_DAYS),
  /** Days after which workers delete a result, whoever's it is: pages say so. */
  RESULT_RETENTION_DAYS: wholeNumber('RESULT_RETENTION_DAYS', 1),
  STRIPE_SECRET_KEY: string(),
  STRIPE_PUBLISHABLE_KEY: string(),
  /** Two of them while one takes the other's place, separated by a comma. */
  STRIPE_WEBHOOK_SECRET: string(),
  STRIPE_API_URL: address('STRIPE_API_URL'),
  /** 1: buying can be tried with a payment service of our own, on this machine. */
  TAILORBIRD_DEMO_PAYMENTS: string()
    .oneOf(['0', '1'], 'TAILORBIRD_DEMO_PAYMENTS is 1 or 0')
    .default('0'),
  OIDC_ISSUER_URL: address('OIDC_ISSUER_URL')
    .test(
      'secure',
      'OIDC_ISSUER_URL must be an https address',
      (value) => value?.startsWith('https:') !== false || isLoopback(new URL(value).hostname),
    )
    .default('https://replit.com/oidc'),
  OIDC_CLIENT_ID: string(),
  OIDC_CLIENT_SECRET: string(),
  /** Tries to sign in that one address has in an hour, and to register, and so on. */
  SIGN_INS_PER_ADDRESS: wholeNumber('SIGN_INS_PER_ADDRESS', 1).default(100),
  /** Workers send the mail; here it only says whether they can. */
  SMTP_URL: string(),
  BATCH_LANE_WIDTH: wholeNumber('BATCH_LANE_WIDTH', 1).default(4),
  OWNER_JOBS_AT_ONCE: wholeNumber('OWNER_JOBS_AT_ONCE', 1).default(OWNER_JOBS_AT_ONCE),
  AD_VIEW_SECONDS: wholeNumber('AD_VIEW_SECONDS', 0).default(AD_VIEW_SECONDS),
  BITCOIN_ADDRESS: string().matches(
    BITCOIN_ADDRESS,
    'BITCOIN_ADDRESS is no bitcoin address: it starts with bc1, 1 or 3',
  ),
  CONTACT_EMAIL: string().email('CONTACT_EMAIL must be a mail address'),
  /** Switches the operator's page on: who has it may test the AI service. */
  OPERATOR_TOKEN: operatorToken('OPERATOR_TOKEN'),
  WEB_DIR: string().default(new URL('../../web/dist', import.meta.url).pathname),
  LOG_LEVEL: string().default('info'),
  ...limitSettings,
})

/** So many devices of one network may use up what is free, unless the operator says otherwise: a school's class. */
const NETWORK_DEVICES = 30

export type ApiConfig = ReturnType<typeof readApiConfig>

/**
 * The API's settings.
 * @throws ConfigError that lists every problem
 */
export function readApiConfig(env: Record<string, string | undefined>) {
  const config = readConfig(schema, env)
  checkPaymentSettings(config)
  const free = plans.find(({ id }) => id === 'free')?.generations ?? 0
  const quota = config.FREE_GENERATIONS ?? (config.STRIPE_SECRET_KEY ? free : null)
  return {
    ...config,
    publicUrl: new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`),
    secrets: splitList(config.SECRET),
    webhookSecrets: splitList(config.STRIPE_WEBHOOK_SECRET ?? ''),
    /** Free generations of a device, and of an account; null: nothing is limited. */
    quota,
    networkQuota: config.FREE_GENERATIONS_PER_NETWORK ?? (quota ?? 0) * NETWORK_DEVICES,
    cores: availableParallelism(),
  }
}

function splitList(value: string): string[] {
  return value.split(',').map((item) => item.trim())
}
