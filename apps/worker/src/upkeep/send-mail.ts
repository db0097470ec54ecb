import { MailRefusedError } from '@tailorbird/mail'
import type { JobContext } from '@tailorbird/queue'
import type { Parts } from '../parts.ts'
import { letters } from './letters.ts'

/**
 * Writes a letter and hands it to the mail server. It may go out twice when a worker is killed in the middle.
 * @throws when the mail server gives no answer or says 'later': it is tried again
 */
export async function sendMail(
  parts: Pick<Parts, 'db' | 'config' | 'mailer' | 'payments'>,
  { payload: { kind, about }, log }: Pick<JobContext<'send-mail'>, 'payload' | 'log'>,
): Promise<void> {
  if (!parts.mailer) return log.warn({}, 'mail is not set up, nothing was sent')
  const letter = await letters[kind](parts, about)
  if (!letter) return log.info({}, 'nothing to send')
  try {
    await parts.mailer.send(letter)
    await letter.sent?.()
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return log.warn({ err: error }, 'mail refused for good')
  }
  log.info({}, 'mail sent')
}
