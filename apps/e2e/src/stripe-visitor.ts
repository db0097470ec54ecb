import { expect, type Page } from '@playwright/test'
import { readStripeStub, type StripeServer } from '@tailorbird/fakes'

const STRIPE_API = 'https://api.stripe.com'

/** Answers what the page asks of Stripe's own addresses: the script by the stub, calls by the stand-in. */
export async function reachStripe(page: Page, { url }: StripeServer): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readStripeStub(STRIPE_API) }),
  )
  await page.route(`${STRIPE_API}/**`, async (route) => {
    const asked = new URL(route.request().url())
    const response = await route.fetch({ url: url + asked.pathname + asked.search })
    await route.fulfill({ response })
  })
}

/** Fills in the card form of the stub. */
export async function enterCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  const expiry = page.getByRole('textbox', { name: 'Expiration date' })
  await expiry.clear()
  await expiry.pressSequentially('1240')
  await expect(expiry).toHaveValue('12 / 40')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}

/** Chooses a plan on the pricing page. */
export async function choosePlan(page: Page, name: string): Promise<void> {
  const plan = page.getByRole('region', { name, exact: true })
  await plan.getByRole('button', { name: 'Continue to Checkout' }).click()
}

/** Presses the button that pays. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Payment' }).click()
}
