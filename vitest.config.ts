import { defineConfig } from 'vitest/config'

const integration = {
  include: ['{apps,packages}/*/src/**/*.int.test.ts'],
  globalSetup: ['./packages/db/src/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages}/*/src/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', 'apps/web/**'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      { test: { name: 'integration', ...integration } },
    ],
  },
})
