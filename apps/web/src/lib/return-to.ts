const NAME = 'returnTo'

/**
 * Where a person comes back to after a page that they were sent to in the middle of something.
 * @returns a path of our own such as '/#job'; undefined when the query names none, or another site
 */
export function readReturnTo(search: string | URLSearchParams): string | undefined {
  const wanted = new URLSearchParams(search).get(NAME)
  if (wanted === null || !wanted.startsWith('/')) return undefined
  // As the browser reads it, because '//host', '/\host' and '/<tab>/host' are other sites.
  const here = window.location.origin
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : undefined
  if (url?.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** @returns the path with the place to come back to in its query, where there is one */
export function addReturnTo(path: string, returnTo: string | undefined): string {
  if (returnTo === undefined) return path
  const query = new URLSearchParams({ [NAME]: returnTo }).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
