import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]

/** What a theme can change; all other rules find the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
/** Best practices are on as they are; how large targets are is not, unless one asks. */
const EVERYTHING: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}
const NARROWEST_PX = 320

/** Finds nothing wrong with the page as it is now, by day and by night. @param state its name in failures */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const builder = new AxeBuilder({ page })
    // Without frames there is nothing to collect from them, which takes longer than the rules.
    builder.setLegacyMode(true)
    if (colorScheme === 'light') builder.options(EVERYTHING)
    else builder.withRules(COLOR_RULES)
    const { violations } = await builder.analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }))
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Nothing of the page as it is now is wider than the narrowest screen. */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: NARROWEST_PX, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${state}: width at ${NARROWEST_PX} px`).toBeLessThanOrEqual(NARROWEST_PX)
  if (size) await page.setViewportSize(size)
}
