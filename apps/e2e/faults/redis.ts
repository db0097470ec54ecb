import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A Redis of one's own that can be taken away. */
export interface OwnRedis {
  url: string
  /** 0 where it does not run. */
  pid: () => number
  start: () => Promise<void>
  /** As a machine that loses power; what it had written is there again at the next start. */
  kill: () => Promise<void>
  /** Says something to it, such as FLUSHALL. */
  say: (command: string) => Promise<string>
}

/** @param folder where it keeps its append-only file */
export function defineRedis(port: number, folder: string): OwnRedis {
  let server: ChildProcess | undefined
  const say = (command: string): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`))
    socket.once('data', (answer) => {
      resolve(String(answer))
      socket.destroy()
    })
    socket.once('error', reject)
    return promise
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    say,
    pid: () => server?.pid ?? 0,
    start: async () => {
      const args = ['--port', String(port), '--dir', folder, '--appendonly', 'yes', '--save', '']
      server = spawn('redis-server', args, { stdio: 'ignore' })
      for (let tries = 0; tries < 250; tries += 1) {
        const answer = await say('PING').catch(() => '')
        if (answer.startsWith('+PONG')) return
        await delay(20)
      }
      throw new Error('redis-server did not start')
    },
    kill: async () => {
      if (server?.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
