import { expect } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { goToSupport } from './main-page.ts'
import { test } from './shared-product.ts'

test('without payments each place that would take money says so before it is pressed', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/pricing')
  const notice = page.getByText('Payments are not set up here.')
  await expect(notice).toBeVisible()
  for (const button of await page.getByRole('button', { name: 'Continue to Checkout' }).all()) {
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Payments are not set up here/)
  }
  await expectAccessible(page, 'pricing without payments')
  await expectNoOverflow(page, 'pricing without payments')
  await page.goto('/checkout?plan=pro&amount=20')
  await expect(page).toHaveURL('/pricing')
  await expect(notice).toBeVisible()
  await page.goto('/')
  await goToSupport(page)
  const donate = page.getByRole('button', { name: 'Donate $10' })
  await expect(donate).toHaveAttribute('aria-disabled', 'true')
  await expect(donate).toHaveAccessibleDescription(/Payments are not set up here/)
  expect(faults).toEqual([])
})
