import { createHash } from 'node:crypto'

/** What is stored in place of a random token, so that the table has none that anybody could use. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
