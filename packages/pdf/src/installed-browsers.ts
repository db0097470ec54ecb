import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { isExecutable, isHeadlessShell, type FoundBrowser } from './found-browser.ts'

const runFile = promisify(execFile)

const commands = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
]

const usualFolders: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/local/bin', '/usr/bin', '/opt/google/chrome', '/headless-shell'],
  darwin: ['/opt/homebrew/bin', '/usr/local/bin'],
}

/** An installed browser, headless shells first; undefined when there is none. */
export async function findInstalledBrowser(searchPath = ''): Promise<FoundBrowser | undefined> {
  const folders = [...searchPath.split(delimiter), ...(usualFolders[process.platform] ?? [])]
  const found = commands.flatMap((name) =>
    [...new Set(folders)].filter(Boolean).map((folder) => join(folder, executable(name))),
  )
  for (const executablePath of [...found, ...applications()]) {
    if (await works(executablePath)) {
      const shell = isHeadlessShell(executablePath)
      return { executablePath, env: {}, source: 'installed', shell }
    }
  }
  return undefined
}

function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}

/** Where installers put browsers on systems that don't use PATH for it. */
function applications(): string[] {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) =>
        join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    )
  }
  if (process.platform !== 'win32') return []
  const roots = [
    'C:\\Program Files',
    'C:\\Program Files (x86)',
    join(homedir(), 'AppData', 'Local'),
  ]
  return ['Google\\Chrome', 'Chromium'].flatMap((product) =>
    roots.map((root) => join(root, product, 'Application', 'chrome.exe')),
  )
}

async function works(path: string): Promise<boolean> {
  if (!(await isExecutable(path))) return false
  // On Windows `--version` opens a window.
  if (process.platform !== 'linux') return true
  // A snap runs in a file system of its own: it would see neither our fonts nor our folders.
  if ((await realpath(path)).split(sep).includes('snap')) return false
  // Ubuntu's chromium-browser is a script that asks to install the snap.
  return runFile(path, ['--version'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}
