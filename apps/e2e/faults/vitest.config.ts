import { defineConfig } from 'vitest/config'

/** The product as several processes that are killed, frozen and cut off: pnpm test:faults. Alone, for they need the cores. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['*.fault.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 1,
  },
})
