import { test as base } from '@playwright/test'
import { expectNoCanaries, readErrors } from './canaries.ts'
import { makePreparedSettings } from './prepared.ts'
import { startProduct, type Product } from './product.ts'

/** Tests that change nothing of the product but their own visitor's share one: addresses are relative to it. */
export const test = base.extend<{ errors: void }, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const settings = await makePreparedSettings()
      const product = await startProduct(settings)
      await use(product)
      await product.stop()
      try {
        await expectNoCanaries(settings.dataDir)
      } finally {
        await settings.clear()
      }
    },
    { scope: 'worker' },
  ],
  errors: [
    async ({ context }, use) => {
      const check = readErrors(context)
      await use()
      await check()
    },
    { auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
})
