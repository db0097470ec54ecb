import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { findToasts, tailor, uploadResume } from './main-page.ts'
import { POSTING, postingOf, RESUME } from './samples.ts'
import { choosePlan, enterCard, pay, reachStripe } from './stripe-visitor.ts'
import { test } from './with-stripe.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const receipt = (page: Page) => page.getByRole('region', { name: 'Receipt' })

test.use({ viewport: { width: 390, height: 844 } })
test.beforeEach(async ({ page, stripe }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await reachStripe(page, stripe)
})

test('a visitor buys Starter, in every state of the way, and tailors with it', async ({
  page,
  stripe,
}) => {
  test.slow()
  const before = stripe.intents.size
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto('/pricing')
  await expect(page.getByText('You have Free: 2 free generations left.')).toBeVisible()
  await expectGoodAtAllSizes(page, 'pricing')
  await choosePlan(page, 'Starter')
  await expect(page).toHaveURL('/checkout?plan=basic&amount=10')
  await expect(h1(page)).toHaveText('Complete Payment')
  await enterCard(page)
  await expectGoodAtAllSizes(page, 'checkout')
  // The element is dark in a light page.
  await expect(page.locator('.card-reader')).toHaveCSS('color-scheme', 'dark')

  await page.getByRole('button', { name: 'Complete Payment' }).dblclick()
  await expect(findToasts(page)).toContainText('Payment Successful')
  await expect(findToasts(page)).toContainText('Thank you for your purchase! Redirecting...')
  await expect(page).toHaveURL(/\/payment-success\?plan=basic&payment_intent=pi_\w+$/)
  await expect(h1(page)).toHaveText('Payment Complete')
  await expect(receipt(page)).toContainText('Confirmed')
  await expect(
    page.getByText('Welcome to Basic Plan. Your premium features are now active.'),
  ).toBeVisible()
  await expect(
    page.getByText('You have Starter: 7 generations left (5 bought, 2 free).'),
  ).toBeVisible()
  await expectGoodAtAllSizes(page, 'success')
  expect(stripe.intents.size).toBe(before + 1)
  const id = new URL(page.url()).searchParams.get('payment_intent') ?? ''

  await page.getByRole('link', { name: 'Start Using Tailorbird' }).click()
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await page.goto('/pricing')
  await expect(
    page.getByText('You have Starter: 6 generations left (5 bought, 1 free).'),
  ).toBeVisible()

  stripe.refund(id)
  await stripe.webhooks.idle()
  await page.reload()
  await expect(page.getByText('You have Free: 1 free generation left.')).toBeVisible()
  await page.goto(`/payment-success?plan=basic&payment_intent=${id}`)
  await expect(h1(page)).toHaveText('Payment Refunded')
  await expectGoodAtAllSizes(page, 'refunded')
  expect(faults).toEqual([])
})

test('a declined card says why, and another one pays', async ({ page, stripe }) => {
  await page.goto('/checkout?plan=pro&amount=20&returnTo=%2F%23job')
  await enterCard(page, '4000 0000 0000 0002')
  await pay(page)
  await expect(findToasts(page)).toContainText('Payment Failed')
  await expect(findToasts(page)).toContainText('Your card was declined.')
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible()
  await expectGoodAtAllSizes(page, 'declined')
  const before = stripe.intents.size
  await page.reload()
  await enterCard(page)
  await pay(page)
  await expect(findToasts(page)).toContainText('Payment Successful')
  expect(stripe.intents.size).toBe(before)
  await expect(page.getByText('Welcome to Pro Plan.')).toBeVisible()
  await expect(page.getByText('You have Pro: generations without a limit.')).toBeVisible()
  await page.getByRole('link', { name: 'Start Using Tailorbird' }).click()
  await expect(page).toHaveURL('/#job')
  await page.goto('/pricing')
  await expect(page.getByText('✓You have it')).toBeVisible()
  await expectGoodAtAllSizes(page, 'pricing, with everything')
})

test('what a bank still processes is not called complete, until it is', async ({
  page,
  stripe,
}) => {
  await page.goto('/checkout?plan=basic&amount=10')
  await page.getByRole('radio', { name: 'US bank account' }).check()
  await pay(page)
  await expect(findToasts(page)).toContainText('Payment Processing')
  await expect(page).toHaveURL(/payment_intent=pi_\w+&status=processing$/)
  await expect(h1(page)).toHaveText('Payment Processing')
  await expect(page.getByText('It is not confirmed yet.')).toBeVisible()
  await expectGoodAtAllSizes(page, 'processing')
  stripe.settle(new URL(page.url()).searchParams.get('payment_intent') ?? '', 'succeeded')
  await stripe.webhooks.idle()
  await page.reload()
  await expect(h1(page)).toHaveText('Payment Complete')
  await expect(receipt(page)).toContainText('Confirmed')
})

test('a payment that fails, is disputed, or cannot be looked up has words that all can read', async ({
  page,
  stripe,
}) => {
  test.slow()
  const checkOut = () => page.goto('/checkout?plan=basic&amount=10')
  const lookAt = (id: string) => page.goto(`/payment-success?plan=basic&payment_intent=${id}`)
  await checkOut()
  await page.getByRole('radio', { name: 'US bank account' }).check()
  await pay(page)
  const failed = await readPaid(page)
  stripe.settle(failed, 'failed')
  await stripe.webhooks.idle()
  await lookAt(failed)
  await expect(h1(page)).toHaveText('Payment Failed')
  await expectGoodAtAllSizes(page, 'failed')

  await checkOut()
  await enterCard(page)
  await pay(page)
  const disputed = await readPaid(page)
  stripe.dispute(disputed)
  await stripe.webhooks.idle()
  await lookAt(disputed)
  await expect(h1(page)).toHaveText('Payment Disputed')
  await expectGoodAtAllSizes(page, 'disputed')

  // Nobody pays this one.
  await checkOut()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
  const unpaid = [...stripe.intents.keys()].at(-1) ?? ''
  expect([failed, disputed]).not.toContain(unpaid)
  await page.clock.install()
  await lookAt(unpaid)
  await expect(page.getByText('Confirming your payment…')).toBeVisible()
  await passLooks(page, /We have not heard of it from Stripe yet/)
  await expectGoodAtAllSizes(page, 'late')
  await page.route(`**/api/payments/${unpaid}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Look again' }).click()
  await passLooks(page, /We cannot look it up right now/)
  await expectGoodAtAllSizes(page, 'unreachable')
})

/** The payment that the page was led on with. */
async function readPaid(page: Page): Promise<string> {
  await expect(page).toHaveURL(/payment_intent=pi_\w+/)
  return new URL(page.url()).searchParams.get('payment_intent') ?? ''
}

/** Lets the pauses between looks pass until there are no more. */
async function passLooks(page: Page, words: RegExp) {
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByText(words)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a demo says on each screen that nothing is charged', async ({ page }) => {
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const settings = (await response.json()) as object
    await route.fulfill({ json: { ...settings, demoScript: 'https://js.stripe.com/v3' } })
  })
  const notice = page.getByText('Demo: nothing is charged.')
  for (const path of ['/pricing', '/payment-success?plan=pro', '/checkout?plan=basic&amount=10']) {
    await page.goto(path)
    await expect(notice).toHaveCount(1)
    await expectGoodAtAllSizes(page, `demo, ${path}`)
  }
})

test('Stripe.js that is blocked, and a service that fails, are said kindly', async ({
  page,
  stripe,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await page.goto('/checkout?plan=basic&amount=10')
  await expect(page.getByText(/The payment form could not be loaded/)).toBeVisible()
  await expectGoodAtAllSizes(page, 'blocked')
  await page.unroute('https://js.stripe.com/**')
  await reachStripe(page, stripe)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()

  stripe.script('server-error', 'server-error', 'server-error')
  await page.goto('/checkout?plan=pro&amount=20')
  await expect(page).toHaveURL('/pricing')
  await expect(findToasts(page)).toContainText('Unable to process payment. Please try again.')
  await page.goto('/checkout?plan=pro&amount=1')
  await expect(page).toHaveURL('/pricing')
  await page.goto('/checkout')
  await expect(page.getByText(/It waits for a plan/)).toBeVisible()
  await expectGoodAtAllSizes(page, 'no plan')
})

test('an address by hand claims nothing of anybody', async ({ page }) => {
  await page.goto('/payment-success?plan=pro&payment_intent=pi_of_somebody')
  await expect(h1(page)).toHaveText('No Payment Found')
  await expectGoodAtAllSizes(page, 'no payment')
  await page.goto('/payment-success?plan=pro')
  await expect(page.getByText('You have Free: 2 free generations left.')).toBeVisible()
  await expectGoodAtAllSizes(page, 'no payment named')
  const markup = '<img src=x data-forged>'
  const query = new URLSearchParams({ plan: `donation-${markup}`, client_secret: markup })
  await page.goto(`/checkout?${query.toString()}`)
  await expect(h1(page)).toContainText(markup)
  await expect(page.locator('[data-forged]')).toHaveCount(0)
})

test('who has none left pays, comes back to what they were about to send, and sends it', async ({
  page,
  product,
}) => {
  await page.goto('/')
  for (const name of ['Night Nurse', 'Day Nurse']) {
    const answer = await page.request.post('/api/resume/tailor', {
      headers: { origin: product.url },
      data: { originalContent: RESUME, jobDescription: postingOf(name, 'Mill Creek') },
    })
    expect(answer.status()).toBe(200)
  }
  await page.reload()
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)
  // A press that is not answered yet goes out later, by itself.
  await expect(page.getByRole('heading', { name: 'You have used all your resumes' })).toBeVisible()
  await page.getByRole('link', { name: 'See the plans' }).first().click()
  await expect(page.getByText('You have Free: no generations left.')).toBeVisible()
  await choosePlan(page, 'Starter')
  await enterCard(page)
  await pay(page)
  await expect(receipt(page)).toContainText('Confirmed')
  await page.getByRole('link', { name: 'Start Using Tailorbird' }).click()
  await expect(page).toHaveURL('/#job')
  await expect(page.getByText('resume.txt', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(POSTING)
  await page.getByRole('button', { name: 'Tailor my resume' }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
})
