/** Where `npx pnpm@12 start` puts it. */
export const DEFAULT_ADDRESS = 'http://localhost:3000'

/** @returns the origin of an address that a browser opens; undefined for anything else */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return undefined
  const { protocol, origin, username, password } = new URL(trimmed)
  const isPlain = username === '' && password === ''
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? origin : undefined
}
