import { findBrowser, type BrowserSearch } from './find-browser.ts'
import { prepareFonts } from './fonts.ts'
import type { Log } from './log.ts'
import { removeStaleProfileFolders } from './profile-folder.ts'
import { NO_SANDBOX_SENTENCE, prepareSandbox } from './sandbox.ts'
import { createWarmBrowser, type WarmBrowser } from './warm-browser.ts'

export interface BrowserConfig extends BrowserSearch {
  /** PDF_ALLOW_NO_SANDBOX: go on where Chromium's sandbox can't start. For development machines. */
  allowNoSandbox?: boolean | undefined
}

/**
 * Finds a browser and starts it in its sandbox, with our fonts.
 * @param timeoutMs how long one call to the browser may take
 * @throws Error with one sentence on how to mend it
 */
export async function startBrowser(
  config: BrowserConfig,
  timeoutMs: number,
  log: Log,
): Promise<WarmBrowser> {
  await removeStaleProfileFolders()
  const found = await findBrowser(config)
  log('browser_found', { source: found.source, path: found.executablePath, shell: found.shell })
  const sandbox = await prepareSandbox(found.executablePath, config.cacheDir)
  const plan = {
    executablePath: sandbox.executablePath,
    shell: found.shell,
    env: { ...found.env, ...(await prepareFonts(config.cacheDir)) },
    protocolTimeoutMs: timeoutMs,
  }
  try {
    if (!sandbox.on) throw new Error(NO_SANDBOX_SENTENCE)
    return await start({ ...plan, sandbox: true }, log)
  } catch (error) {
    const refused = error instanceof Error && error.message === NO_SANDBOX_SENTENCE
    if (!refused || !config.allowNoSandbox) throw error
    log('sandbox_off', { warning: 'Chromium runs WITHOUT its sandbox: not for production.' })
    return start({ ...plan, sandbox: false }, log)
  }
}

async function start(
  plan: Parameters<typeof createWarmBrowser>[0],
  log: Log,
): Promise<WarmBrowser> {
  const browser = createWarmBrowser(plan, log)
  await browser.start()
  return browser
}
