import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, open, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '@tailorbird/runtime'

const MB = 2 ** 20
/** The first start unpacks a browser (210 MB) and makes a database (50 MB); both grow with the work. */
const LEAST_FREE = { first: 400 * MB, later: 200 * MB }

/**
 * Makes the data folder when it is not there, and holds it: two copies of Tailorbird in one folder
 * would stop each other's database.
 * @returns what lets it go
 * @throws StartError when it can't be written to, has no room or another copy holds it
 */
export async function holdDataDir(dir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await access(dir, constants.W_OK)
  } catch {
    throw new StartError(
      `The data folder ${dir} can't be written to. Mend its permissions, or choose another with DATA_DIR=/path/to/folder.`,
    )
  }
  const isFirst = !existsSync(join(dir, 'postgres'))
  await checkRoom(dir, isFirst ? LEAST_FREE.first : LEAST_FREE.later)
  const file = join(dir, 'tailorbird.pid')
  const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (holder > 0 && (await isTailorbird(holder))) {
    throw new StartError(
      `Tailorbird already runs from ${dir} (process ${holder}). Use that one, stop it, or choose another folder with DATA_DIR and another PORT.`,
    )
  }
  await writeFile(file, String(process.pid), { mode: 0o600 })
  return () => rm(file, { force: true })
}

/**
 * Says in time what would fail later, in the middle of something.
 * @param least bytes that must be free
 * @throws StartError when there are fewer
 */
export async function checkRoom(dir: string, least: number): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(dir)
  const free = bavail * bsize
  // Some file systems don't say.
  if (blocks === 0 || free >= least) return
  throw new StartError(
    `The disk of the data folder ${dir} has ${Math.floor(free / MB)} MB left, and Tailorbird needs ${Math.ceil(least / MB)} MB. Make room there, or choose a folder on another disk with DATA_DIR=/path/to/folder.`,
  )
}

/** After a crash and a restart of the machine another program may have the old process's number. */
async function isTailorbird(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'standalone')
  return command.includes('standalone')
}

/** The secret that signs cookies, made once. */
export async function readOrMakeSecret(dir: string): Promise<string> {
  const file = join(dir, 'secret')
  try {
    const made = await open(file, 'wx', 0o600)
    await made.writeFile(randomBytes(32).toString('base64url'))
    await made.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
