/** Letters, digits and marks that mean the same with and without an escape (RFC 3986, 2.3). */
const ESCAPED = /%(?:4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|3[0-9]|2[de])/gi
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The address that is routed, spelled in one way: routes are found whatever its spelling, and what looks at
 * the address must see the same one. What can't be read, such as one with broken escapes, leads nowhere:
 * it is answered as any other that is not there.
 * @returns the address to route
 */
export function routeReadable({ url = '/' }: { url?: string | undefined }): string {
  // Clients of proxies send the whole address.
  const local = url.replace(ORIGIN, '')
  const end = local.search(/[?#]/)
  const [path, query] = end < 0 ? [local, ''] : [local.slice(0, end), local.slice(end)]
  const plain = (path || '/').replaceAll(ESCAPED, (escape) => decodeURIComponent(escape))
  if (isReadable(plain)) return plain + query
  return plain.startsWith('/api/') ? '/api/-' : '/-'
}

function isReadable(path: string): boolean {
  try {
    return !path.startsWith('//') && !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
