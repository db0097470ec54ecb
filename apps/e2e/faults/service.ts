import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A process of the product, which the tests treat badly. */
export interface Service {
  name: string
  /** Starts it, and waits until it says that it is ready. */
  start: () => Promise<void>
  /** Sends a signal; SIGKILL waits for the end. */
  send: (signal: NodeJS.Signals) => Promise<void>
  /** Stops it as an operator does. @returns its exit code */
  stop: () => Promise<number | null>
  isRunning: () => boolean
  pid: () => number
}

/** @param main its main file, from this folder */
export function defineService(
  name: string,
  main: string,
  env: NodeJS.ProcessEnv,
  logFile: string,
): Service {
  let child: ChildProcess | undefined
  const isRunning = () => child?.exitCode === null && child.signalCode === null
  const file = fileURLToPath(new URL(main, import.meta.url))
  const end = async () => {
    if (child && isRunning()) await once(child, 'exit')
  }
  return {
    name,
    isRunning,
    pid: () => child?.pid ?? 0,
    start: async () => {
      const log = openSync(logFile, 'a')
      const started = spawn(process.execPath, [file], { env, stdio: ['ignore', log, log, 'ipc'] })
      child = started
      const failed = once(started, 'exit').then(([code]) => {
        throw new Error(`${name} ended with ${code} at its start`)
      })
      failed.catch(() => undefined)
      await Promise.race([once(started, 'message'), failed])
    },
    send: async (signal) => {
      child?.kill(signal)
      if (signal === 'SIGKILL') await end()
    },
    stop: async () => {
      if (isRunning()) child?.kill('SIGTERM')
      await end()
      return child?.exitCode ?? null
    },
  }
}
