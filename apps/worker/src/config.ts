import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAILBOXES, OWNER_JOBS_AT_ONCE, RETENTION_DAYS } from '@tailorbird/contracts'
import { databaseUrl, readConfig, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'
import { modelSchema, toModelConfig } from './model-config.ts'

const schema = object({
  DATABASE_URL: databaseUrl().required('DATABASE_URL must be set (pnpm start sets it by itself)'),
  REDIS_URL: string(),
  LOG_LEVEL: string().default('info'),
  BATCH_LANE_WIDTH: wholeNumber('BATCH_LANE_WIDTH', 1).default(4),
  OWNER_JOBS_AT_ONCE: wholeNumber('OWNER_JOBS_AT_ONCE', 1).default(OWNER_JOBS_AT_ONCE),
  RENDER_CONCURRENCY: wholeNumber('RENDER_CONCURRENCY', 1).default(availableParallelism()),
  RETENTION_DAYS: wholeNumber('RETENTION_DAYS', 1).default(RETENTION_DAYS),
  /** Days after which a result goes, whoever's it is; unset: never by itself. */
  RESULT_RETENTION_DAYS: wholeNumber('RESULT_RETENTION_DAYS', 1),
  /** The address that people use, for links in letters. */
  PORT: wholeNumber('PORT', 0).default(3000),
  PUBLIC_URL: string().matches(/^https?:\/\//, 'PUBLIC_URL must start with http:// or https://'),
  /** Where letters go out; without it none do. */
  SMTP_URL: string().matches(
    /^smtps?:\/\/[^/]/,
    'SMTP_URL must be an address such as smtps://user:password@mail.example.org',
  ),
  /** Where people write to, instead of the product's own mailboxes. */
  CONTACT_EMAIL: string().email('CONTACT_EMAIL must be a mail address').default(MAILBOXES.support),
  /** Whom letters come from; the address above by default. */
  MAIL_FROM: string().email('MAIL_FROM must be a mail address'),
  /** Threads that work on texts: one more than there are cores, so that nobody has all of them. */
  TEXT_THREADS: wholeNumber('TEXT_THREADS', 2).default(Math.max(2, availableParallelism())),
  /** With it, payments are reconciled and receipts find their payers. */
  STRIPE_SECRET_KEY: string(),
  STRIPE_API_URL: string().matches(
    /^https?:\/\//,
    'STRIPE_API_URL must start with http:// or https://',
  ),
  /** File whose age tells whether this process can still work, for health checks. */
  HEARTBEAT_FILE: string(),
  PUPPETEER_EXECUTABLE_PATH: string(),
  PDF_ALLOW_NO_SANDBOX: string().oneOf(['0', '1'], 'PDF_ALLOW_NO_SANDBOX is 1 or 0').default('0'),
  /** Keeps the unpacked browser between starts. */
  BROWSER_CACHE_DIR: string().default(join(tmpdir(), 'tailorbird-browser')),
}).concat(modelSchema)

/**
 * The settings of both kinds of worker.
 * @throws ConfigError that lists every problem
 */
export function readWorkerConfig(env: Record<string, string | undefined>) {
  const config = readConfig(schema, env)
  return {
    ...config,
    ...toModelConfig(config),
    publicUrl: new URL(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`),
  }
}
export type WorkerConfig = ReturnType<typeof readWorkerConfig>
