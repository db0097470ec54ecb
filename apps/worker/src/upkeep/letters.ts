import { PRODUCT_NAME, type MailKind } from '@tailorbird/contracts'
import { makeResetLink } from '@tailorbird/db'
import type { Parts } from '../parts.ts'
import type { Letter } from './letter.ts'
import { writeReceipt } from './receipt.ts'

type WriteLetter = (
  parts: Pick<Parts, 'db' | 'config' | 'payments'>,
  about: string,
) => Promise<Letter | undefined>

/**
 * Writes each kind of letter, from the row that it is about. Undefined: there is nothing to send any more.
 * Writing one may happen twice.
 */
export const letters: Record<MailKind, WriteLetter> = {
  'password-reset': async ({ db, config }, userId) => {
    const made = await makeResetLink(db, userId, config.publicUrl)
    if (!made) return undefined
    return {
      to: made.email,
      subject: `A new password for ${PRODUCT_NAME}`,
      text: [
        `You asked for a new password for ${PRODUCT_NAME}. Choose it here:`,
        made.link,
        'The link works once, for 30 minutes.',
        'You did not ask for it? Then do nothing: your password stays as it is.',
      ].join('\n\n'),
    }
  },
  receipt: writeReceipt,
}
