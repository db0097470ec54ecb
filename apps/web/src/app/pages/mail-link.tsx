import { MAILBOXES } from '@tailorbird/contracts'

/** A mailbox as a link, long addresses broken where there is no room. */
export function MailLink({ to }: { to: keyof typeof MAILBOXES }) {
  const address = MAILBOXES[to]
  return (
    <a href={`mailto:${address}`} className="wrap-anywhere">
      {address}
    </a>
  )
}
