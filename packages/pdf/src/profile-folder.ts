import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'tailorbird-pdf-'

/**
 * Makes a browser profile, which is also the browser's home and temporary folder, so that removing it
 * removes everything that the browser wrote. The name carries our process id.
 */
export async function makeProfileFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

export async function removeProfileFolder(folder: string): Promise<void> {
  // Chromium's last helper process may still be writing.
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

/** Removes profiles of processes that ended without closing their browser, such as by `kill -9`. */
export async function removeStaleProfileFolders(): Promise<void> {
  const names = await readdir(tmpdir())
  for (const name of names.filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    const pid = Number.parseInt(name.slice(PREFIX.length), 10)
    if (await isStale(folder, pid)) await removeProfileFolder(folder).catch(() => undefined)
  }
}

async function isStale(folder: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isRunning(pid)
  // In a container every start may have the same process id.
  const made = await stat(folder).then(
    (stats) => stats.birthtimeMs,
    () => Infinity,
  )
  return made < Date.now() - process.uptime() * 1000
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
