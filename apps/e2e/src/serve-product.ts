import { test } from '@playwright/test'
import { startModelServer, type ModelServer, type ModelServerOptions } from '@tailorbird/fakes'
import { expectNoCanaries, readErrors } from './canaries.ts'
import { makePreparedSettings } from './prepared.ts'
import { startProduct, type Product } from './product.ts'

/** What the tests of a file visit; there from the first test to the last. */
interface Served {
  readonly url: string
  readonly product: Product
  /** The model that the product writes with. @throws when it has none */
  readonly model: ModelServer
}

/**
 * Starts a product before the tests of a file, and stops it after them.
 * @param env settings that differ from the tests' own
 * @param modelOptions gives it a model server instead of the built-in engine
 */
export function serveProduct(
  env: Record<string, string> = {},
  modelOptions?: ModelServerOptions,
): Served {
  let settings: Awaited<ReturnType<typeof makePreparedSettings>>
  let product: Product | undefined
  let model: ModelServer | undefined
  test.beforeAll(async () => {
    model = modelOptions && (await startModelServer(modelOptions))
    settings = await makePreparedSettings({ ...(model ? settingsOf(model) : {}), ...env })
    product = await startProduct(settings)
  })
  let checkErrors: (() => Promise<void>) | undefined
  test.beforeEach(({ context }) => {
    checkErrors = readErrors(context)
  })
  test.afterEach(() => checkErrors?.())
  test.afterAll(async () => {
    await product?.stop()
    await model?.close()
    try {
      await expectNoCanaries(settings.dataDir)
    } finally {
      await settings.clear()
    }
  })
  return {
    get url() {
      return need(product, 'product').url
    },
    get product() {
      return need(product, 'product')
    },
    get model() {
      return need(model, 'model')
    },
  }
}

function need<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`There is no ${name}.`)
  return value
}

const settingsOf = ({ url }: ModelServer) => ({
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: 'needle-1',
  OPENAI_API_KEY: 'sk-test',
})
