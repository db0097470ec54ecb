/** What a browser does with this API: keeps its cookies and names its origin. */
export interface Browser {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  patch: (path: string, body: unknown) => Promise<Response>
  delete: (path: string) => Promise<Response>
  /** Its cookies, as it sends them. */
  cookie: () => string
  /** The value of one of them. */
  cookieNamed: (name: string) => string | undefined
  /** Puts one there, as another program on the person's machine could. */
  setCookie: (name: string, value: string) => void
}

/** A new browser on its first visit. */
export async function openBrowser(url: string): Promise<Browser> {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (method: string, path: string, body?: unknown, more = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
        origin: url,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) keep(jar, line)
    return answer
  }
  await (await send('GET', '/api/jobs')).body?.cancel()
  return {
    get: (path, more) => send('GET', path, undefined, more),
    post: (path, body, more) => send('POST', path, body, more),
    patch: (path, body) => send('PATCH', path, body),
    delete: (path) => send('DELETE', path),
    cookie,
    cookieNamed: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice(8)
  if (attributes.includes('Max-Age=0') || (expires && Date.parse(expires) < Date.now()))
    jar.delete(name)
  else jar.set(name, value)
}
