import { test as base } from '@playwright/test'
import { expectNoCanaries, readErrors } from './canaries.ts'
import { makePreparedSettings } from './prepared.ts'
import { startProduct, type Product } from './product.ts'

/** A busy machine starts it slowly, and that is no test's own time. */
const START_MS = 120_000

interface Shared {
  /** Settings of the product beside those of all tests. */
  env: Record<string, string>
  /** One for all tests of its kind: they change nothing of it but their own visitor's. */
  product: Product
}

/** Tests of a product with nothing but itself: no payments, no mail, no model. Addresses are relative to it. */
export const test = base.extend<{ errors: void }, Shared>({
  env: [{}, { scope: 'worker' }],
  product: [
    async ({ env }, use) => {
      const settings = await makePreparedSettings(env)
      const product = await startProduct(settings)
      await use(product)
      await product.stop()
      try {
        await expectNoCanaries(settings.dataDir)
      } finally {
        await settings.clear()
      }
    },
    { scope: 'worker', timeout: START_MS },
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
