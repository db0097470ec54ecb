import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { writeWhole } from './write-whole.ts'

const runFile = promisify(execFile)

// As an ordinary user in a user namespace; the files stay those of the user outside.
const asOrdinaryUser = ['--user', '--map-user=1000', '--map-group=1000']

/** Said when Chromium can't be kept in its sandbox. */
export const NO_SANDBOX_SENTENCE =
  "Chromium's sandbox can't start here: run as an ordinary user on a system that allows user namespaces, or set PDF_ALLOW_NO_SANDBOX=1 on a development machine."

/** How to start a browser so that its sandbox holds. */
export interface Sandbox {
  executablePath: string
  on: boolean
}

/**
 * Chromium's sandbox refuses root. On Linux root starts it through a script that enters a user
 * namespace first, where it is user 1000 and the sandbox works; `exec` keeps one process, so signals
 * and pipes reach Chromium itself.
 * @param cacheDir where the script goes
 * @returns `on: false` where namespaces are forbidden
 */
export async function prepareSandbox(executablePath: string, cacheDir: string): Promise<Sandbox> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { executablePath, on: true }
  const allowed = await runFile('unshare', [...asOrdinaryUser, 'true'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  if (!allowed) return { executablePath, on: false }
  const folder = resolve(cacheDir)
  const hash = createHash('sha256').update(executablePath).digest('hex').slice(0, 8)
  const script = join(folder, `chromium-as-ordinary-user-${hash}.sh`)
  await mkdir(folder, { recursive: true })
  await writeWhole(
    script,
    `#!/bin/sh\nexec unshare ${asOrdinaryUser.join(' ')} ${quote(executablePath)} "$@"\n`,
    0o755,
  )
  return { executablePath: script, on: true }
}

function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
