import { execFile } from 'node:child_process'
import { NO_SANDBOX_SENTENCE } from './sandbox.ts'

/**
 * Says in one sentence why Chromium did not start. Over a pipe Puppeteer reports only that it ended, so
 * it is started once more, alone, to hear its last words.
 */
export async function explainLaunchFailure(
  executablePath: string,
  profile: string,
  env: Record<string, string>,
): Promise<string> {
  const words = await new Promise<string>((resolve) => {
    execFile(
      executablePath,
      ['--headless', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      { env, timeout: 3_000, killSignal: 'SIGKILL' },
      (_error, _stdout, stderr) => resolve(stderr),
    )
  })
  if (/No usable sandbox|without --no-sandbox/.test(words)) return NO_SANDBOX_SENTENCE
  const library = /error while loading shared libraries: (\S+?):/.exec(words)?.[1]
  if (library) {
    return `The browser ${executablePath} lacks the system library ${library}: install it, or unset PUPPETEER_EXECUTABLE_PATH to use the packaged browser.`
  }
  return `The browser ${executablePath} did not start: check that it runs, or set PUPPETEER_EXECUTABLE_PATH to another.`
}
