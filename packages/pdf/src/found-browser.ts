import { access, constants } from 'node:fs/promises'
import { basename } from 'node:path'

/** A Chromium that can be started. */
export interface FoundBrowser {
  executablePath: string
  /** Environment that this binary needs to start, such as where its libraries are. */
  env: Record<string, string>
  source: 'configured' | 'installed' | 'puppeteer-cache' | 'package'
  /** A headless shell: Chromium without a window, about three times as fast at printing. */
  shell: boolean
}

/** Whether a file name is that of a headless shell: `chrome-headless-shell`, `headless_shell`, … */
export function isHeadlessShell(path: string): boolean {
  return /headless[-_]shell/i.test(basename(path))
}

/** Whether the file is there and may be run by this user. */
export async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
