/**
 * Where to go after signing in: a page of ours, whatever the address asked for.
 * @returns an absolute address; a path alone could begin with two slashes and lead elsewhere
 */
export function readReturnTo(asked: unknown, publicUrl: URL): string {
  const home = new URL('/', publicUrl).href
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, home)) return home
  const page = new URL(asked, home)
  // A page of ours begins with one slash, also once `/..` is read.
  const ours = page.origin === publicUrl.origin && !/^\/(?:\/|api\/)/.test(page.pathname)
  return ours ? page.href : home
}
