import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { EmbeddedPostgresError, findBinaries, type PostgresBinaries } from './binaries.ts'
import { openCluster, type Cluster } from './cluster.ts'
import { findFreePort } from './free-port.ts'
import { readUnprivilegedPrefix } from './unprivileged.ts'

const run = promisify(execFile)
const START_TIMEOUT_MS = 30_000

export interface EmbeddedPostgres {
  /** Connection string of the database `tailorbird`. */
  url: string
  pid: number
  port: number
  /** Settles when the server ends, wanted or not. */
  exited: Promise<void>
  stop: () => Promise<void>
}

interface Options {
  /** False skips fsync, for tests. */
  durable?: boolean
  /** That of a server before, whose clients know it; else a free one. */
  port?: number
}

/**
 * Starts a PostgreSQL of our own on 127.0.0.1.
 * @param folder keeps the data folder, its password and the server's log
 * @throws EmbeddedPostgresError with a sentence for the operator
 */
export async function startEmbeddedPostgres(
  folder: string,
  { durable = true, port: knownPort }: Options = {},
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const prefix = await readUnprivilegedPrefix()
  const cluster = await openCluster(folder, binaries, prefix)
  await stopLeftover(cluster, binaries, prefix)
  const port = knownPort ?? (await findFreePort())
  const logFile = join(folder, 'postgres.log')
  const command = [...prefix, binaries.postgres, ...serverArguments(cluster, port, durable)]
  const log = openSync(logFile, 'a', 0o600)
  // Its own process group: Ctrl-C in the terminal must not stop it before those who write to it.
  const server = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', log, log],
    detached: true,
  })
  const exited = once(server, 'exit').then(() => undefined)
  const url = `postgres://tailorbird:${cluster.password}@127.0.0.1:${port}/tailorbird`
  try {
    await waitUntilReady(server, url, logFile)
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
  return {
    url,
    pid: server.pid ?? 0,
    port,
    exited,
    stop: async () => {
      // SIGINT is PostgreSQL's fast shutdown: it ends connections and keeps everything committed.
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
      await exited
    },
  }
}

function serverArguments(cluster: Cluster, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    // Statements and details quote people's texts: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster.dir, '-p', String(port), ...flags]
}

/** A server that outlived a killed starter still holds the data folder: it is stopped first. */
async function stopLeftover(
  cluster: Cluster,
  binaries: PostgresBinaries,
  prefix: readonly string[],
): Promise<void> {
  if (!existsSync(join(cluster.dir, 'postmaster.pid'))) return
  const command = [...prefix, binaries.pg_ctl, 'stop', '-D', cluster.dir, '-m', 'fast', '-w', '-s']
  // It fails when the file is there but the server isn't: then there is nothing to stop.
  await run(command[0] ?? '', command.slice(1)).catch(() => undefined)
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) break
    if (await ensureDatabase(url)) return
    await delay(20)
  }
  throw new EmbeddedPostgresError(`PostgreSQL did not start. Its reasons are in ${logFile}.`)
}

async function ensureDatabase(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url.replace(/tailorbird$/, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query("select from pg_database where datname = 'tailorbird'")
    if (rowCount === 0) await client.query('create database tailorbird')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
