import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any part of the page has. */
const MOST_STOPS = 80

/** Presses Tab until it is there, as a person without a mouse. @throws when Tab does not lead there */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${target.toString()}`)
}
