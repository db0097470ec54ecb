import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedPostgresError, type PostgresBinaries } from './binaries.ts'

const run = promisify(execFile)

export interface Cluster {
  dir: string
  password: string
}

/**
 * Opens the data folder, making it the first time. It is made beside its place and moved there when
 * it is whole, so that a stop in the middle leaves nothing broken.
 * @param folder where the data folder `postgres` and its password live
 * @param prefix words before each command, see readUnprivilegedPrefix
 * @throws EmbeddedPostgresError when the folder is broken or of another version
 */
export async function openCluster(
  folder: string,
  binaries: PostgresBinaries,
  prefix: readonly string[],
): Promise<Cluster> {
  const dir = join(folder, 'postgres')
  if (!existsSync(dir)) await makeCluster(folder, dir, binaries, prefix)
  const password = await readFile(join(dir, 'tailorbird.password'), 'utf8').catch(() => '')
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => '')
  if (!version || !password) {
    throw new EmbeddedPostgresError(
      `The data folder ${dir} is broken: it has no ${version ? 'tailorbird.password' : 'PG_VERSION'}. Put it back from a backup, or move it away to start anew.`,
    )
  }
  const { stdout } = await run(binaries.postgres, ['--version'])
  const ours = / (\d+)\./.exec(stdout)?.[1]
  if (ours && version.trim() !== ours) {
    throw new EmbeddedPostgresError(
      `The data folder ${dir} was made by PostgreSQL ${version.trim()}, and this is ${ours}. Move the data with pg_dump, or go back to the version of Tailorbird that made it.`,
    )
  }
  return { dir, password }
}

async function makeCluster(
  folder: string,
  dir: string,
  binaries: PostgresBinaries,
  prefix: readonly string[],
): Promise<void> {
  const unfinished = `${dir}.unfinished`
  const passwordFile = join(folder, 'postgres.password.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  const command = [
    ...prefix,
    binaries.initdb,
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
    '--username=tailorbird',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  try {
    await run(command[0] ?? '', command.slice(1))
  } catch (error) {
    throw new EmbeddedPostgresError(
      `PostgreSQL could not make its data folder in ${folder}. Check that the folder can be written to and that the disk has room.`,
      { cause: error },
    )
  }
  await rename(passwordFile, join(unfinished, 'tailorbird.password'))
  await rename(unfinished, dir)
}
