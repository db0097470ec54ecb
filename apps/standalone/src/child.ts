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
  /** Aborts when the product has been told to end: nobody waits for a start then. */
  ending: AbortSignal
}

/** A process of ours that is started again when it ends by itself. */
export interface Child {
  /** Settles when it says that it is ready. Rejects with a StartError when it ends before; it has said why. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Starts a process and keeps it running. */
export function startChild(config: ChildConfig): Child {
  let stopping = false
  let pauseMs = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | undefined
  let child = launch(config)

  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return
      config.log.error(
        { process: config.name, code, signal, pauseMs },
        'process ended, starting it again',
      )
      timer = setTimeout(() => {
        child = launch(config)
        child.once('message', () => (pauseMs = FIRST_PAUSE_MS))
        watch()
      }, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    })
  }

  return {
    ready: untilReady(child, config).then(watch),
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
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

async function untilReady(child: ChildProcess, { name, ending }: ChildConfig): Promise<void> {
  const settled = new AbortController()
  const signal = AbortSignal.any([ending, settled.signal])
  const exit = once(child, 'exit', { signal }).then(() => {
    throw new StartError(`Tailorbird did not start: ${name} failed.`)
  })
  // When the other one wins the race, this one may not reject unheard.
  exit.catch(() => undefined)
  try {
    await Promise.race([once(child, 'message', { signal }), exit])
  } finally {
    settled.abort()
  }
}
