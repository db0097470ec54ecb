import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createTestDatabase } from '@tailorbird/db/testing'
import { findFreePort } from '@tailorbird/db/embedded'
import { openTestQueue } from '@tailorbird/queue/testing'

export interface ApiProcess {
  url: string
  /** Settles when a line with this text is logged. @throws when the process ends before that */
  saying: (text: string) => Promise<void>
  /** Sends what an orchestrator sends. @returns the exit code, and how long ending took in milliseconds */
  stop: () => Promise<{ code: number | null; ms: number }>
  close: () => Promise<void>
}

/** The API as a process of its own, with a database and queues of its own. */
export async function startApiProcess(postgresUrl: string): Promise<ApiProcess> {
  const opened = new AsyncDisposableStack()
  const database = await createTestDatabase(postgresUrl)
  opened.defer(database.close)
  const queue = await openTestQueue(database.url, '')
  opened.defer(queue.close)
  const port = await findFreePort()
  const { REDIS_URL: _redis, ...inherited } = process.env
  const child = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...inherited,
      DATABASE_URL: database.url,
      PORT: String(port),
      SECRET: 'a secret of more than 32 characters for tests',
      WEB_DIR: '/nowhere',
    },
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  opened.defer(async () => {
    child.kill('SIGKILL')
    await exited
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  const saying = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      const said = once(child.stdout, 'data')
      const code = await Promise.race([said.then(() => undefined), exited])
      if (code !== undefined && !text.includes(wanted))
        throw new Error(`ended with ${code} before '${wanted}':\n${text}`)
    }
  }
  await saying('"msg":"ready"')
  return {
    url: `http://127.0.0.1:${port}`,
    saying,
    stop: async () => {
      const started = performance.now()
      child.kill('SIGTERM')
      const code = await exited
      return { code, ms: performance.now() - started }
    },
    close: () => opened.disposeAsync(),
  }
}
