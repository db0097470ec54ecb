import { expect, type Page } from '@playwright/test'
import { findPageHead, notFoundHead } from '@tailorbird/contracts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { test } from './shared-product.ts'

const PAGES = [
  ['/', 'Your Dream Resume, Instantly.', 200],
  ['/about', 'About', 200],
  ['/contact', 'Contact', 200],
  ['/privacy-policy', 'Privacy Policy', 200],
  ['/terms', 'Terms of Service', 200],
  ['/login', 'Sign In', 200],
  ['/register', 'Create Account', 200],
  ['/forgot-password', 'Forgotten Password', 200],
  ['/reset-password', 'New Password', 200],
  ['/no/such/page', '404', 404],
  // Switched on by a setting.
  ['/operator', '404', 404],
] as const
/** Of the footer: where each leads, and what stands there. */
const FOOTER = [
  ['Postings', '/postings', 'Your postings'],
  ['Batches', '/batches', 'Your batches'],
  ['Pricing', '/pricing', 'Pricing'],
  ['About', '/about', 'About'],
  ['Contact', '/contact', 'Contact'],
  ['Support', '/contact#support', 'Support'],
  ['Donate', '/#support', 'Support Development'],
  ['Your Words', '/your-words', 'Your words'],
  ['Your Data', '/your-data', 'Your resumes and your data'],
  ['Privacy Policy', '/privacy-policy', 'Privacy Policy'],
  ['Terms', '/terms', 'Terms of Service'],
] as const
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('each address has its heading, title, description and status', async ({ page }) => {
  for (const [path, name, status] of PAGES) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    // The app has taken the place of the server's picture.
    await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible()
    const head = status === 404 ? undefined : findPageHead(path)
    const { title, description } = head ?? notFoundHead
    await expect(page).toHaveTitle(title)
    const said = page.locator('meta[name=description]')
    await expect(said).toHaveCount(1)
    await expect(said).toHaveAttribute('content', description)
  }
})

/** Of the head. */
const HEAD = ['Postings', 'Batches', 'Pricing'] as const

for (const width of [320, 390, 1280]) {
  test(`the head leads to postings and batches, by keyboard, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const label of HEAD) {
      const link = main.getByRole('link', { name: label, exact: true })
      // A finger hits it, and it stands in the window.
      await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await tabTo(page, link)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/${label.toLowerCase()}`)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(main.locator('[aria-current]')).toHaveCount(1)
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(width)
  })
}

test('the links of the footer lead to what they name, and 404 leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  const more = page.getByRole('navigation', { name: 'More' })
  await expect(more.getByRole('link')).toHaveCount(FOOTER.length)
  for (const [label, address, words] of FOOTER) {
    await more.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(address)
    const place = page.getByRole('main').getByText(words, { exact: true }).first()
    await expect(place).toBeInViewport()
    await expect(page.locator('main :focus').filter({ hasText: words })).toHaveCount(1)
  }
  await page.goto('/nowhere')
  await expect(page.getByText('Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(h1(page)).toHaveText('Your Dream Resume, Instantly.')
  await expect(h1(page)).toBeFocused()
})

test('a new page starts at its top with the focus on its heading, and back finds the place', async ({
  page,
}) => {
  await page.goto('/')
  // What is above it comes when somebody is near, and moves it.
  await page.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Support Development' })).toBeAttached()
  await page.getByRole('link', { name: 'Privacy Policy' }).scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(800)
  const place = await scrolled(page)
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(h1(page)).toHaveText('Privacy Policy')
  await expect(h1(page)).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await expect(page).toHaveTitle('Privacy Policy · Tailorbird')

  await page.getByRole('navigation', { name: 'On this page' }).getByText('AI services').click()
  await expect.poll(() => page.url()).toContain('#ai-services')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(h1(page)).toHaveText('Terms of Service')
  expect(await scrolled(page)).toBe(0)

  await page.goBack()
  await expect(h1(page)).toHaveText('Privacy Policy')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(h1(page)).toHaveText('Your Dream Resume, Instantly.')
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3)
})

test('a section is found from another page, and by its address', async ({ page, context }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: 'donations' }).click()
  await expect(page.getByRole('heading', { name: 'Support Development' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Support Development' })).toBeFocused()
  const other = await context.newPage()
  await other.goto('/privacy-policy#your-rights')
  await expect(other.getByRole('heading', { name: 'What you can ask for' })).toBeInViewport()
})

test('what is not set up for signing in is said before it is pressed', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('Signing in with Replit is not set up here.')).toBeVisible()
  const external = page.getByRole('button', { name: 'Continue with Replit' })
  await expect(external).toBeDisabled()
  await expect(external).toHaveAccessibleDescription(/not set up here/)
  await external.click({ force: true })
  await expect(page).toHaveURL('/login')
  await page.goto('/api/login')
  await expect(page).toHaveURL('/login?problem=external-sign-in-unavailable')
  await expect(page.getByRole('alert').first()).toContainText('Use your email and a password')
  await expectAccessible(page, 'no external sign-in')
  await expectNoOverflow(page, 'no external sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('Mail is not set up here')).toBeVisible()
  await expectAccessible(page, 'no mail')
})

test('markup in an address is no markup in a page, and no link', async ({ page }) => {
  const attack =
    '"><img src=x data-forged onerror="window.hacked=1"><script>window.hacked=1</script>'
  const hostile = encodeURIComponent(attack)
  const elsewhere = `returnTo=${encodeURIComponent('javascript:window.hacked=1')}`
  for (const address of [
    `/${hostile}?${hostile}`,
    `/login?problem=${hostile}&${elsewhere}`,
    `/pricing?plan=${hostile}&${elsewhere}`,
    `/checkout?plan=${hostile}&amount=${hostile}&${elsewhere}`,
    `/payment-success?plan=donation-${hostile}&payment_intent=${hostile}&${elsewhere}`,
    `/reset-password#token=${hostile}`,
  ]) {
    const answer = await page.goto(address)
    expect(await answer?.text()).not.toContain('data-forged')
    await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible()
    await expect(page.locator('[data-forged], [href^="javascript:"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  }
})
