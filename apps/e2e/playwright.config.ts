import { defineConfig } from '@playwright/test'
import { findBrowser } from '@tailorbird/pdf'
import { BROWSER_CACHE_DIR } from './src/prepared.ts'

// The browser that the product prints with, from an npm package where none is installed: Playwright's own
// may not be had everywhere.
const { executablePath, env } = await findBrowser({
  executablePath: process.env['PUPPETEER_EXECUTABLE_PATH'],
  cacheDir: BROWSER_CACHE_DIR,
})

export default defineConfig({
  testDir: './src',
  globalSetup: './src/prepared.ts',
  outputDir: './test-results',
  // Each file starts the product. Tests wait more than they work: two at once fill two cores.
  workers: 2,
  timeout: 60_000,
  // What fails once and then passes is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // The first job after a start waits for programs that load; a busy machine takes its time.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
      env: { ...process.env, ...env },
    },
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
  },
})
