import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '@tailorbird/runtime'

/**
 * Makes the data folder when it is not there, and holds it: two copies of Tailorbird in one folder
 * would stop each other's database.
 * @returns what lets it go
 * @throws StartError when it can't be written to or another copy holds it
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
