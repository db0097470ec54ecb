import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@tailorbird/db/embedded'

const MAIN = fileURLToPath(new URL('../../standalone/src/main.ts', import.meta.url))

export interface Program {
  child: ChildProcess
  /** All that it has printed. */
  printed: () => string
  /** Settles when a line with this text is printed. @throws when the program ends before that */
  saying: (text: string) => Promise<void>
  /** Its exit code. */
  exit: Promise<number | null>
  /** Sends what Ctrl-C sends: SIGINT to the whole process group. */
  interrupt: () => void
}

/** Starts a program in a process group of its own and listens to what it prints. */
export function startProgram(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Program {
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
  }
  return {
    child,
    exit,
    interrupt: () => void process.kill(-(child.pid ?? 0), 'SIGINT'),
    printed: () => text,
    saying: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (text.includes(wanted)) resolve()
        }
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        void exit.then((code) =>
          reject(new Error(`ended with ${code} before '${wanted}':\n${text}`)),
        )
        look()
      }),
  }
}

/** The settings of a product of one's own: nothing of this machine's, a free port, a data folder. */
export async function makeSettings(more: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tailorbird-e2e-'))
  const port = await findFreePort()
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...inherited } = process.env
  return {
    url: `http://localhost:${port}`,
    dataDir,
    // Tests don't wait for the notice before a download, but for what it does.
    env: { ...inherited, DATA_DIR: dataDir, PORT: String(port), AD_VIEW_SECONDS: '0', ...more },
    clear: () => rm(dataDir, { recursive: true, force: true }),
  }
}

export interface Product {
  url: string
  dataDir: string
  program: Program
  /** Stops it as Ctrl-C does, if it still runs, and gives its exit code. */
  stop: () => Promise<number | null>
}

/** Starts the whole product as its own process and waits until it is ready. */
export async function startProduct(
  settings: Awaited<ReturnType<typeof makeSettings>>,
): Promise<Product> {
  const program = startProgram(process.execPath, [MAIN], settings.env)
  await program.saying('is ready:')
  return {
    url: settings.url,
    dataDir: settings.dataDir,
    program,
    stop: () => {
      if (program.child.exitCode === null) program.interrupt()
      return program.exit
    },
  }
}
