import { MAILBOXES } from '@tailorbird/contracts'

/** Where people write to: the operator's own address, which the server puts into the page's head, else ours. */
export function findMailAddress(box: keyof typeof MAILBOXES): string {
  const own = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="contact"]')
  return own?.content ?? MAILBOXES[box]
}
