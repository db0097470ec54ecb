import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { findToasts, goToSupport } from './main-page.ts'
import { enterCard, pay, reachStripe } from './stripe-visitor.ts'
import { test } from './with-stripe.ts'

test.use({ viewport: { width: 390, height: 844 } })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(async ({ page, stripe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await reachStripe(page, stripe)
})

test('a donation is given at Stripe and thanked for', async ({ page }) => {
  await page.goto('/')
  await goToSupport(page)
  await page.getByRole('spinbutton').fill('0')
  await page.getByRole('button', { name: 'Donate', exact: true }).click()
  await expect(page.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
  await expectGoodAtAllSizes(page, 'a donation of nothing')
  await page.getByRole('spinbutton').fill('25')
  await page.getByRole('button', { name: 'Donate $25' }).click()
  await page.getByRole('button', { name: 'Donate' }).click()
  await expect(h1(page)).toHaveText('Thank You')
  await expect(
    page.getByText('Your $25 donation helps keep Tailorbird running and improving.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('$25.00')
  await expectGoodAtAllSizes(page, 'donated')
})

test('a failed donation', async ({ page, stripe }) => {
  await page.goto('/')
  await goToSupport(page)
  stripe.script('server-error', 'server-error', 'server-error')
  const amount = page.getByRole('spinbutton', { name: 'Amount in US dollars' })
  await expect(amount).toHaveValue('10')
  await page.getByRole('button', { name: 'Donate $10' }).click()
  await expect(findToasts(page)).toHaveCount(1)
  await expect(findToasts(page)).toContainText('Error')
  await expect(findToasts(page)).toContainText('Failed to process donation')
  await expect(page.getByText('Nothing was charged.')).toBeVisible()
  for (const wrong of ['0', '1001', '']) {
    await amount.fill(wrong)
    await page.getByRole('button', { name: 'Donate', exact: true }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  }
})

test('a donation by the card form has its own words', async ({ page }) => {
  await page.goto('/checkout?plan=donation-5&amount=5')
  await expect(h1(page)).toHaveText('Donate $5')
  await enterCard(page)
  await expectGoodAtAllSizes(page, 'checkout of a donation')
  const looked = Promise.withResolvers<void>()
  await page.route('https://api.stripe.com/**/confirm', async (route) => {
    await looked.promise
    await route.fallback()
  })
  await pay(page)
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await expectGoodAtAllSizes(page, 'paying')
  looked.resolve()
  await expect(findToasts(page)).toContainText('Thank you for your generous donation!')
  await expect(h1(page)).toHaveText('Thank You')
})
