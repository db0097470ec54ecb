import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { downloadPdf, findToasts, tailor, uploadResume } from './main-page.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './with-services.ts'

test.use({ latencyMs: 600 })

const chooseWrongFile = (page: Page, name: string, size: number) =>
  page.getByLabel('Choose a file').setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(size, 'a'),
  })

test('toasts come one at a time, close after 5 seconds, and F8 finds them', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await chooseWrongFile(page, 'resume.docx', 10)
  await expect(findToasts(page)).toHaveCount(1)
  const first = await findToasts(page).textContent()
  await chooseWrongFile(page, 'big.txt', 5 * 1024 * 1024 + 1)
  await expect(findToasts(page)).toContainText('File too large')
  await expect(findToasts(page)).toHaveCount(1)
  expect(first).not.toContain('File too large')

  await page.keyboard.press('F8')
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus'),
  ).toHaveCount(1)
  // While it has the focus it stays.
  await page.clock.fastForward(6000)
  await expect(findToasts(page)).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Job description' }).focus()
  await page.clock.fastForward(5100)
  await expect(findToasts(page)).toHaveCount(0)
})

test('offline is said, nothing is lost, and it goes on by itself', async ({ page, context }) => {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await tailor(page, POSTING)
  await expect(page.getByRole('heading', { name: 'Waiting for the connection' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(POSTING)
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
})

test('the main job by keyboard alone', async ({ page }) => {
  // Asked for early: from then on the browser tells instead of showing its own dialog.
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 })
  await page.goto('/')
  const { keyboard } = page
  // The server's picture of the page has no footer.
  await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByLabel('Choose a file'))
  await keyboard.press('Enter')
  const chooser = await choosing
  const buffer = Buffer.from(RESUME)
  await chooser.setFiles({ name: 'resume.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('✓ Loaded')).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Job description' }))
  await keyboard.insertText(POSTING)
  await tabTo(page, page.getByRole('button', { name: 'Tailor my resume' }))
  await keyboard.press('Enter')
  await expect(page.locator('#result-title')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Download PDF' }))

  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your PDF is ready' })
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe(
    'MARIA LINDQVIST - Bayview Heart Institute - Telemetry Registered Nurse.pdf',
  )

  const tabs = page.getByRole('tablist', { name: 'Views of the result' })
  await tabTo(page, tabs.getByRole('tab', { name: 'Preview' }))
  await keyboard.press('ArrowRight')
  const beside = tabs.getByRole('tab', { name: 'Side by side' })
  await expect(beside).toBeFocused()
  await keyboard.press('Enter')
  await expect(beside).toHaveAttribute('aria-selected', 'true')
})

test('progress is said once per state, and stands still for who wants that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // All that a live region says from the start on, each change of its text once.
  await page.addInitScript(() => {
    const said: string[] = []
    const last = new WeakMap<Element, string>()
    const look = () => {
      for (const region of document.querySelectorAll('output, [aria-live], [role=status]')) {
        const text = region.textContent.trim()
        if (text !== '' && text !== last.get(region)) said.push(text)
        last.set(region, text)
      }
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(globalThis, { said })
  })
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)
  await expect(page.getByRole('progressbar', { name: 'Tailoring' })).toBeAttached()
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    )
  expect(await moving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  const listen = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  const isSuccess = (text: string) => text.includes('Resume tailored successfully')
  await expect.poll(async () => (await listen()).some(isSuccess)).toBe(true)
  const said = await listen()
  const states = ['Starting...', 'Tailoring resume...', 'Generating PDF...']
  const steps = said.filter((text) => states.includes(text))
  expect(steps).toEqual([...new Set(steps)])
  expect(steps).toEqual(states.filter((state) => steps.includes(state)))
  // A state that is over at once may be left out.
  expect(steps.length).toBeGreaterThan(0)
  expect(said.filter(isSuccess)).toHaveLength(1)
  expect((await downloadPdf(page)).text).toContain('Cascade General Hospital')
})
