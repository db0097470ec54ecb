import { glob } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { isExecutable, isHeadlessShell, type FoundBrowser } from './found-browser.ts'

const patterns = [
  'chrome-headless-shell/*/*/chrome-headless-shell{,.exe}',
  'chrome/*/*/chrome{,.exe}',
  'chrome/*/*/*.app/Contents/MacOS/*',
]

/**
 * The newest browser that `npx puppeteer browsers install` or the package `puppeteer` downloaded,
 * headless shells first; undefined when there is none.
 * @param root Puppeteer's cache folder
 */
export async function findInPuppeteerCache(
  root = join(homedir(), '.cache', 'puppeteer'),
): Promise<FoundBrowser | undefined> {
  for (const pattern of patterns) {
    const matches: string[] = []
    for await (const match of glob(pattern, { cwd: root })) matches.push(match)
    matches.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    for (const match of matches) {
      const executablePath = join(root, match)
      if (await isExecutable(executablePath)) {
        const shell = isHeadlessShell(executablePath)
        return { executablePath, env: {}, source: 'puppeteer-cache', shell }
      }
    }
  }
  return undefined
}
