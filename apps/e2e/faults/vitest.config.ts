import { defineConfig } from 'vitest/config'

// What its processes load is compiled once, as in the other tests.
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/../../../node_modules/.cache/compiled`

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
