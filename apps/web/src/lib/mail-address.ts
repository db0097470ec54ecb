import { MAILBOXES } from '@tailorbird/contracts'

/** Where people write to: the operator's own address, which the server puts into the page's head, else ours. */
export function findMailAddress(box: keyof typeof MAILBOXES): string {
  return findOwn()?.content ?? MAILBOXES[box]
}

/** Whether a page that people see has only our addresses, which take no mail. */
export const isWithoutMailbox = () => globalThis.document !== undefined && !findOwn()

const findOwn = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="contact"]') ?? undefined
