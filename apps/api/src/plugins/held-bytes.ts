import { CodedError, MAX_BODY_BYTES } from '@tailorbird/contracts'

const RETRY_AFTER_MS = 5000
const DETAIL =
  'You are sending a lot at once. Wait until some of it has arrived, then send the rest.'
/** What part of it one sender and one network may take: others always find room. */
const SHARES = { sender: 1 / 4, network: 1 / 2 }

/** Whose bytes they are. */
export interface Sender {
  sender: string
  network: string
}

/** Bytes of bodies that are held until they are answered, of all requests together. */
export interface HeldBytes {
  /** Counts bytes that have arrived. @throws CodedError rate_limited above a share, busy above the sum */
  add: (whose: Sender, bytes: number) => void
  /** Counts them no more. */
  remove: (whose: Sender, bytes: number) => void
}

/**
 * Counts the bytes that requests hold.
 * @param most of all together; a share has room for one of the largest bodies, where the sum has
 */
export function countHeldBytes(most: number): HeldBytes {
  const held = new Map<string, number>()
  const shareOf = (part: number) => Math.min(most, Math.max(most * part, MAX_BODY_BYTES))
  const keysOf = ({ sender, network }: Sender) => [`s ${sender}`, `n ${network}`, 'all'] as const
  const change = (key: string, bytes: number): number => {
    const now = (held.get(key) ?? 0) + bytes
    if (now > 0) held.set(key, now)
    else held.delete(key)
    return now
  }
  return {
    add: (whose, bytes) => {
      const [ofSender = 0, ofNetwork = 0, ofAll = 0] = keysOf(whose).map((key) =>
        change(key, bytes),
      )
      const retryAfterMs = RETRY_AFTER_MS
      if (ofAll > most) throw new CodedError('busy', { retryAfterMs })
      if (ofSender > shareOf(SHARES.sender) || ofNetwork > shareOf(SHARES.network))
        throw new CodedError('rate_limited', { retryAfterMs, detail: DETAIL })
    },
    remove: (whose, bytes) => {
      for (const key of keysOf(whose)) change(key, -bytes)
    },
  }
}
