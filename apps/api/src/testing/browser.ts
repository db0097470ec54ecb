/** What a browser does with this API: keeps its cookie and names its origin. */
export interface Browser {
  get: (path: string) => Promise<Response>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>
  patch: (path: string, body: unknown) => Promise<Response>
  delete: (path: string) => Promise<Response>
  /** The cookie that the first answer set. */
  cookie: () => string
}

/** A new browser on its first visit. */
export async function openBrowser(url: string): Promise<Browser> {
  const first = await fetch(`${url}/api/jobs`)
  await first.body?.cancel()
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';')
  const headers = { cookie, origin: url }
  const send = (method: string, path: string, body: unknown, more = {}) =>
    fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    })
  return {
    get: (path) => fetch(url + path, { headers }),
    post: (path, body, more) => send('POST', path, body, more),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => fetch(url + path, { method: 'DELETE', headers }),
    cookie: () => cookie,
  }
}
