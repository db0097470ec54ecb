import { fileURLToPath } from 'node:url'
import { isAbsolute, resolve } from 'node:path'
import { databaseUrl, readConfig, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'

/** The folder that was cloned. */
export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

const schema = object({
  HOST: string().default('127.0.0.1'),
  PORT: wholeNumber('PORT', 1).max(65_535).default(3000),
  PUBLIC_URL: string(),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: databaseUrl(),
  SECRET: string(),
  STRIPE_SECRET_KEY: string(),
  /** 1: buying can be tried, and nothing is charged. */
  TAILORBIRD_DEMO_PAYMENTS: string()
    .oneOf(['0', '1'], 'TAILORBIRD_DEMO_PAYMENTS is 1 or 0')
    .default('0'),
  LOG_LEVEL: string().default('info'),
})

/**
 * The settings of the embedded default. The other processes read theirs themselves.
 * @throws ConfigError that lists every problem
 */
export function readStandaloneConfig(env: Record<string, string | undefined>) {
  const config = readConfig(schema, env)
  return {
    ...config,
    address: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    dataDir: isAbsolute(config.DATA_DIR) ? config.DATA_DIR : resolve(PROJECT, config.DATA_DIR),
  }
}
