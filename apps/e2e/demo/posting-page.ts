import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { POSTING } from '../src/samples.ts'

/** Asks for two things that the resume says in other words. */
const ASKED = POSTING.replace('ACLS certification', '$&\n- Intravenous therapy').replace(
  'Patient education',
  'Patient triage',
)

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Job posting</title>
<style>
  body { margin: 0; font: 17px/1.5 Georgia, 'Iowan Old Style', serif; color: #223; background: #fff }
  main { max-width: 680px; margin: 20px auto }
  h1 { font-size: 30px; margin: 0 0 4px } h2 { font-size: 19px; margin: 16px 0 4px }
  p, ul { margin: 0 0 6px }
</style><main>${writePosting()}</main></html>`

/** A job site on loopback with one posting. */
export async function servePosting() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => void server.close() }
}

/** The title is a heading, so is a line before a list or after an empty line, and the rest is text. */
function writePosting(): string {
  const [title = '', ...lines] = ASKED.trim().split('\n')
  const blocks = lines.join('\n').split('\n\n')
  return `<h1>${title}</h1>${blocks.map((block, place) => writeBlock(block.split('\n'), place)).join('')}`
}

function writeBlock(lines: string[], place: number): string {
  const [first = '', ...rest] = lines.filter((line) => line !== '')
  if (place === 0 || rest.length === 0) return `<p>${[first, ...rest].join('<br>')}</p>`
  const items = rest.filter((line) => line.startsWith('- '))
  const body =
    items.length > 0
      ? `<ul>${items.map((item) => `<li>${item.slice(2)}</li>`).join('')}</ul>`
      : `<p>${rest.join(' ')}</p>`
  return `<h2>${first}</h2>${body}`
}
