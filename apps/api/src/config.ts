import { availableParallelism } from 'node:os'
import { AD_VIEW_SECONDS } from '@tailorbird/contracts'
import { readConfig, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'

/** Bech32 in one case, as the standard has it, and base58. */
const BITCOIN_ADDRESS =
  /^(?:bc1[02-9ac-hj-np-z]{11,87}|BC1[02-9AC-HJ-NP-Z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/

const schema = object({
  HOST: string().default('127.0.0.1'),
  PORT: wholeNumber('PORT', 0).max(65_535).default(3000),
  // yup's own url() knows no localhost.
  PUBLIC_URL: string().test(
    'address',
    'PUBLIC_URL must be an address such as https://resumes.example.org',
    (value) => value === undefined || (/^https?:/.test(value) && URL.canParse(value)),
  ),
  DATABASE_URL: string().required('DATABASE_URL must be set (pnpm start sets it by itself)'),
  REDIS_URL: string(),
  SECRET: string()
    .required('SECRET must be set: a random text of 32 characters or more')
    .test('long-enough', 'SECRET must have 32 characters or more, each one of a list', (value) =>
      splitList(value).every((secret) => secret.length >= 32),
    ),
  FREE_GENERATIONS: wholeNumber('FREE_GENERATIONS', 0),
  BATCH_LANE_WIDTH: wholeNumber('BATCH_LANE_WIDTH', 1).default(4),
  AD_VIEW_SECONDS: wholeNumber('AD_VIEW_SECONDS', 0).default(AD_VIEW_SECONDS),
  BITCOIN_ADDRESS: string().matches(
    BITCOIN_ADDRESS,
    'BITCOIN_ADDRESS is no bitcoin address: it starts with bc1, 1 or 3',
  ),
  WEB_DIR: string().default(new URL('../../web/dist', import.meta.url).pathname),
  LOG_LEVEL: string().default('info'),
})

export type ApiConfig = ReturnType<typeof readApiConfig>

/**
 * The API's settings.
 * @throws ConfigError that lists every problem
 */
export function readApiConfig(env: Record<string, string | undefined>) {
  const config = readConfig(schema, env)
  return {
    ...config,
    publicUrl: new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`),
    secrets: splitList(config.SECRET),
    /** Free generations of an owner; null is unlimited. */
    quota: config.FREE_GENERATIONS ?? null,
    cores: availableParallelism(),
  }
}

function splitList(value: string): string[] {
  return value.split(',').map((item) => item.trim())
}
