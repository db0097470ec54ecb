import { randomBytes } from 'node:crypto'
import { PRODUCT_NAME, type MailKind } from '@tailorbird/contracts'
import { startPasswordReset } from '@tailorbird/db'
import type { Parts } from '../parts.ts'
import type { Letter } from './letter.ts'
import { writeReceipt } from './receipt.ts'

type WriteLetter = (
  parts: Pick<Parts, 'db' | 'config' | 'payments'>,
  about: string,
) => Promise<Letter | undefined>

const TOKEN_BYTES = 32

/**
 * Writes each kind of letter, from the row that it is about. Undefined: there is nothing to send any more.
 * Writing one may happen twice.
 */
export const letters: Record<MailKind, WriteLetter> = {
  'password-reset': async ({ db, config }, userId) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const user = await startPasswordReset(db, userId, token)
    if (!user) return undefined
    const page = new URL('/reset-password', config.publicUrl)
    // Behind the #, so that no server's log has it.
    page.hash = `token=${token}`
    return {
      to: user.email,
      subject: `A new password for ${PRODUCT_NAME}`,
      text: [
        `You asked for a new password for ${PRODUCT_NAME}. Choose it here:`,
        page.href,
        'The link works once, for 30 minutes.',
        'You did not ask for it? Then do nothing: your password stays as it is.',
      ].join('\n\n'),
    }
  },
  receipt: writeReceipt,
}
