/**
 * An address that can't be read, such as one with broken escapes, leads nowhere: it is answered as any
 * other that is not there.
 * @returns the address to route
 */
export function routeReadable({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1)
  return isReadable(path) ? url : path.startsWith('/api/') ? '/api/-' : '/-'
}

function isReadable(path: string): boolean {
  try {
    return !path.startsWith('//') && !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}
