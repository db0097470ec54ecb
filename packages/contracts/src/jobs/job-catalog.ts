import { number, object, string, type InferType } from 'yup'
import { DEFAULT_FIT, type PaperChoice } from '../resumes/paper.ts'
import { jobId, uuid } from './job.ts'
import { pageFit, pageSize, templateName } from '../resumes/page.ts'

/** The letters that workers send. */
export const MAIL_KINDS = ['password-reset', 'receipt'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const HOUR_MS = 3_600_000

/**
 * Every kind of background work: its queue, its tries, its payload, and the id under which the queue
 * has it once. Payloads carry ids, never text. What has `everyMs` runs by itself, so often, with an
 * empty payload.
 */
export const jobCatalog = {
  'tailor-resume': {
    queue: 'tailor',
    attempts: 3,
    payload: object({
      jobId: jobId.required(),
      attempt: number().integer().min(1).required(),
      requestId: string().required(),
    }),
    queueId: (job: { jobId: string; attempt: number }) => `${job.jobId}-${job.attempt}`,
  },
  'render-pdf': {
    queue: 'render',
    attempts: 2,
    payload: object({
      resumeId: uuid.required(),
      template: templateName.required(),
      size: pageSize.required(),
      // Payloads from before have none.
      fit: pageFit.default(DEFAULT_FIT),
      /** The job whose result it prints, so that its lines can be found; a download's has none. */
      jobId,
      requestId: string().required(),
    }),
    queueId: ({ resumeId, template, size, fit }: PaperChoice & { resumeId: string }) =>
      `${resumeId}-${template}-${size}${fit === DEFAULT_FIT ? '' : `-${fit}`}`,
  },
  'delete-expired': {
    queue: 'upkeep',
    attempts: 3,
    everyMs: HOUR_MS,
    payload: object({}),
    queueId: (_nothing: object) => 'delete-expired',
  },
  'reconcile-payments': {
    queue: 'upkeep',
    attempts: 3,
    everyMs: HOUR_MS,
    payload: object({}),
    queueId: (_nothing: object) => 'reconcile-payments',
  },
  'send-mail': {
    queue: 'upkeep',
    // Each waits twice as long as the one before: about an hour in all, longer than mail servers are usually away.
    attempts: 12,
    payload: object({
      kind: string().oneOf(MAIL_KINDS).required(),
      /** The row that it is about: a user, or a payment. */
      about: uuid.required(),
      /** Tells one request for the same letter from another. */
      nonce: uuid.required(),
    }),
    queueId: (mail: { kind: MailKind; about: string; nonce: string }) =>
      `${mail.kind}-${mail.about}-${mail.nonce}`,
  },
} as const

export type CatalogName = keyof typeof jobCatalog
export type QueueName = (typeof jobCatalog)[CatalogName]['queue']
export type Payload<N extends CatalogName> = InferType<(typeof jobCatalog)[N]['payload']>
/** The part of a payload that tells one piece of work from another. */
export type Named<N extends CatalogName> = Parameters<(typeof jobCatalog)[N]['queueId']>[0]
export type NamesOn<Q extends QueueName> = {
  [N in CatalogName]: (typeof jobCatalog)[N]['queue'] extends Q ? N : never
}[CatalogName]

/** Work that runs by itself. */
export type ScheduledName = {
  [N in CatalogName]: (typeof jobCatalog)[N] extends { everyMs: number } ? N : never
}[CatalogName]

/** What the catalog schedules, and how often in milliseconds. */
export function listScheduled(): { name: ScheduledName; everyMs: number }[] {
  return Object.entries(jobCatalog).flatMap(([name, entry]) =>
    // Only entries with a time have such a name.
    'everyMs' in entry ? [{ name: name as ScheduledName, everyMs: entry.everyMs }] : [],
  )
}
