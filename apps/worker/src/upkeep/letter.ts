import type { Mail } from '@tailorbird/mail'

export interface Letter extends Mail {
  /** Notes that it has gone out. */
  sent?: () => Promise<void>
}
