import { availableParallelism } from 'node:os'
import { readConfig, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'

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
