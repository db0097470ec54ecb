import { expect, test } from '@playwright/test'
import { findToasts, goToSupport, tailor, uploadResume } from './main-page.ts'
import { makePreparedSettings } from './prepared.ts'
import { startProduct } from './product.ts'
import { POSTING, postingOf, RESUME } from './samples.ts'

/** So that donations can be tried: a payment service that is not there either. */
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  STRIPE_API_URL: 'http://127.0.0.1:9',
}

test('a page that stays open while the server is away says so, and goes on by itself', async ({
  page,
}) => {
  test.slow()
  const settings = await makePreparedSettings(STRIPE)
  let product = await startProduct(settings)
  try {
    const socket = page.waitForEvent('websocket')
    await page.goto(product.url)
    await uploadResume(page, 'resume.txt', RESUME)
    await goToSupport(page)
    await socket
    await product.stop()
    const notice = page.getByText('We cannot reach the server right now').first()
    await expect(notice).toBeVisible()
    await tailor(page, POSTING)
    // It waits, so it has not failed.
    await expect(page.getByRole('heading', { name: 'Waiting for the connection' })).toBeVisible()
    await expect(page.getByText('We cannot reach the server.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Donate $10' }).click()
    await expect(findToasts(page)).toHaveCount(1)
    await expect(findToasts(page)).toContainText('Error')
    await expect(findToasts(page)).toContainText('Failed to process donation')

    product = await startProduct(settings)
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
    await tailor(page, postingOf('Night Nurse', 'Mill Creek'))
    await expect(page.getByRole('heading', { name: 'Night Nurse at Mill Creek' })).toBeVisible()
  } finally {
    await product.stop()
    await settings.clear()
  }
})
