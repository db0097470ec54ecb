import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** As strict as boards are: nothing may be called, framed or sent, and no script of others runs. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'"

export interface JobBoard {
  /** Its address: another site than the product's. */
  url: string
  close: () => void
}

/**
 * A site of job postings on loopback.
 * @param pages what stands in the body of each path
 * @param headers of all of them, in place of a strict policy
 */
export async function startJobBoard(
  pages: Record<string, string>,
  headers: Record<string, string> = { 'content-security-policy': POLICY },
): Promise<JobBoard> {
  const server = createServer(({ url = '/' }, response) => {
    const body = pages[url]
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    })
    response.end(`<!doctype html><title>Jobs</title><body>${body ?? ''}</body>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
