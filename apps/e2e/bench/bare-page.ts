import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'

const NEVER_MS = 180_000

/** A page that nobody watches: what records its network copies each body several times over, and slows a large one down. */
export interface BarePage {
  goto: (url: string) => Promise<void>
  /** The value of an expression in the page, awaited. @throws Error with what it threw */
  evaluate: <T>(expression: string) => Promise<T>
  /** Waits until an expression in the page is true. @throws Error after three minutes */
  until: (condition: string) => Promise<void>
  /** Chooses files in the first input that a selector finds. */
  choose: (selector: string, path: string) => Promise<void>
  cookies: () => Promise<{ name: string; value: string; url: string }[]>
  close: () => Promise<void>
}

interface Answer {
  id?: number
  result?: Record<string, unknown>
  error?: { message: string }
}

/** Starts a browser of its own and speaks to one page by its protocol. */
export async function openBarePage(
  executablePath: string,
  env: NodeJS.ProcessEnv,
): Promise<BarePage> {
  const profile = await mkdtemp(join(tmpdir(), 'tailorbird-bare-'))
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--window-size=1440,900']
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(executablePath, [...args, ...own], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { port } = await readEndpoint(child.stderr)
  const listed = await fetch(`http://127.0.0.1:${port}/json`)
  const targets = (await listed.json()) as { type: string; webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(
    targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '',
  )
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let asked = 0
  const send = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    const id = (asked += 1)
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await promise
    waiting.delete(id)
    if (!result) throw new Error(`${method}: ${error?.message}`)
    return result
  }
  const evaluate = async <T>(expression: string): Promise<T> => {
    const how = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = (await send('Runtime.evaluate', how)) as {
      result: { value: T }
      exceptionDetails?: { text: string }
    }
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression}`)
    return result.value
  }
  let address = ''
  return {
    evaluate,
    goto: async (url) => {
      address = url
      await send('Page.navigate', { url })
    },
    until: (condition) =>
      evaluate(`new Promise((resolve, reject) => {
        const begun = performance.now()
        const look = () => (${condition}) ? resolve() : performance.now() - begun > ${NEVER_MS} ? reject(new Error('never')) : setTimeout(look, 10)
        look()
      })`),
    choose: async (selector, path) => {
      const { root } = (await send('DOM.getDocument')) as { root: { nodeId: number } }
      const { nodeId } = await send('DOM.querySelector', { nodeId: root.nodeId, selector })
      await send('DOM.setFileInputFiles', { nodeId, files: [path] })
    },
    cookies: async () => {
      const { cookies } = (await send('Network.getCookies')) as {
        cookies: { name: string; value: string }[]
      }
      return cookies.map(({ name, value }) => ({ name, value, url: address }))
    },
    close: async () => {
      socket.close()
      child.kill()
      await once(child, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Where the browser says that it listens. */
async function readEndpoint(said: NodeJS.ReadableStream): Promise<URL> {
  let text = ''
  for await (const part of said) {
    text += String(part)
    const found = /ws:\/\/\S+/.exec(text)?.[0]
    if (found) {
      said.resume()
      return new URL(found)
    }
  }
  throw new Error(`the browser ended: ${text}`)
}
