import chromium from '@sparticuz/chromium'
import { defineConfig } from '@playwright/test'

// A headless shell from an npm package: Playwright's own browsers may not be had everywhere.
const executablePath = process.env['PUPPETEER_EXECUTABLE_PATH'] ?? (await chromium.executablePath())

export default defineConfig({
  testDir: './src',
  outputDir: './test-results',
  // Each file starts the product; two at once would only take turns on a small machine.
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
  },
})
