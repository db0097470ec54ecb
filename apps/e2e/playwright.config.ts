import { defineConfig } from '@playwright/test'
import { findBrowser } from '@tailorbird/pdf'
import { BROWSER_CACHE_DIR } from './src/prepared.ts'

// The browser that the product prints with, from an npm package where none is installed: Playwright's own
// may not be had everywhere.
const { executablePath, env } = await findBrowser({
  executablePath: process.env['PUPPETEER_EXECUTABLE_PATH'],
  cacheDir: BROWSER_CACHE_DIR,
})

// What the products under test load is compiled once, as in the other tests.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/../../node_modules/.cache/compiled`

const listFiles = (...names: string[]) => names.map((name) => `${name}.spec.ts`)
const STARTS = listFiles('start', 'standalone', 'away', 'demo-payments')
const SERVICES = listFiles(
  'accounts',
  'behaviour',
  'failures',
  'model',
  'operator',
  'queue',
  'suggestions',
)
const STRIPE = listFiles('allowance', 'donations', 'payments')

export default defineConfig({
  testDir: './src',
  globalSetup: './src/prepared.ts',
  outputDir: './test-results',
  // Two at once fill two cores. The tests of a kind share a product, so one worker has them all; what starts
  // products of its own comes first, since it takes long, and what is short comes last.
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'starts', testMatch: STARTS },
    { name: 'services', testMatch: SERVICES, workers: 1 },
    { name: 'stripe', testMatch: STRIPE, workers: 1 },
    { name: 'alone', testIgnore: [...STARTS, ...SERVICES, ...STRIPE] },
  ],
  timeout: 120_000,
  // What fails once and then passes is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // The first job after a start waits for programs that load; a busy machine takes its time.
  expect: { timeout: 30_000 },
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
    // Recording every test took a fifth of all their time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
