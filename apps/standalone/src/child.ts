import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { StartError, type Logger } from '@tailorbird/runtime'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export interface ChildConfig {
  name: string
  /** The process's main file, from this one. */
  main: string
  env: NodeJS.ProcessEnv
  /** Open file that takes the child's log lines. */
  logFile: number
  log: Logger
}

/**
 * Starts a process, keeps it running, and puts its end on the stack.
 * @returns once it says that it is ready
 * @throws StartError when it ends before that; it has said why
 */
export async function startChild(config: ChildConfig, opened: AsyncDisposableStack): Promise<void> {
  let stopping = false
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let child: ChildProcess | undefined

  // On the stack before it runs: a stop in the middle of the start must find it.
  opened.defer(async () => {
    stopping = true
    clearTimeout(timer)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  const watch = (running: ChildProcess): void => {
    running.once('exit', (code, signal) => {
      if (stopping) return
      config.log.error(
        { process: config.name, code, signal, pauseMs },
        'process ended, starting it again',
      )
      timer = setTimeout(() => {
        child = launch(config)
        child.once('message', () => (pauseMs = FIRST_PAUSE_MS))
        watch(child)
      }, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
  }
  child = launch(config)
  await untilReady(child, config.name)
  watch(child)
}

/** Runs something to its end. @throws StartError when it fails; it has said why */
export async function runOnce(config: ChildConfig): Promise<void> {
  const [code] = (await once(launch(config), 'exit')) as [number | null]
  if (code !== 0) throw new StartError(`Tailorbird did not start: ${config.name} failed.`)
}

function launch({ main, env, logFile }: ChildConfig): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL(main, import.meta.url))], {
    env,
    // The channel tells the child when we are gone, also when we were killed.
    stdio: ['ignore', logFile, 'inherit', 'ipc'],
    // Its own process group: Ctrl-C reaches us alone, and we stop things in order.
    detached: true,
  })
}

async function untilReady(child: ChildProcess, name: string): Promise<void> {
  const ended = new AbortController()
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new StartError(`Tailorbird did not start: ${name} failed.`)
  })
  await Promise.race([once(child, 'message'), exit])
  // The race is won: the other promise may not reject unheard.
  exit.catch(() => undefined)
  ended.abort()
}
