import { registration } from '@tailorbird/contracts'

/** So that there is room for a number behind it. */
const LONGEST = 50

/** A user name out of what a provider tells: the name that the person has there, or the address before the @. */
export function readUsername(names: Record<string, unknown>, email: string): string {
  const candidates = [
    names['preferred_username'],
    names['nickname'],
    names['name'],
    email.split('@')[0],
  ]
  for (const candidate of candidates) {
    if (typeof candidate !== 'string') continue
    const username = candidate
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, LONGEST)
      .toWellFormed()
    if (registration.pick(['username']).isValidSync({ username })) return username
  }
  return 'User'
}
