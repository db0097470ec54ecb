import type { MAILBOXES } from '@tailorbird/contracts'
import { findMailAddress } from '../../lib/mail-address.ts'

/** A mailbox as a link, long addresses broken where there is no room. */
export function MailLink({ to }: { to: keyof typeof MAILBOXES }) {
  const address = findMailAddress(to)
  return (
    <a href={`mailto:${address}`} className="wrap-anywhere">
      {address}
    </a>
  )
}
