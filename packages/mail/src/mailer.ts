import { PRODUCT_NAME } from '@tailorbird/contracts'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

export interface Mailer {
  /**
   * Hands a letter to the mail server.
   * @throws MailRefusedError when it takes none for this address; anything else may go well later
   */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** The server will not take this letter, however often it is tried. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/**
 * Sends letters over SMTP.
 * @param smtpUrl such as smtps://user:password@mail.example.org
 * @param from the address that they come from
 * @param waitMs a server that says nothing for so long is tried again later
 */
export function createMailer(smtpUrl: string, from: string, waitMs = 10_000): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
    // A letter is made of nothing but its own text.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      try {
        await transport.sendMail({
          from: { name: PRODUCT_NAME, address: from },
          // As an object it is never read as a list.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError('mail refused', { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}

/** A reply of 5xx to the address or the letter is for good (RFC 5321); to the password it is the operator's to mend. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode, command } = error
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    typeof command === 'string' &&
    /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  )
}
