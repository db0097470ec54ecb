import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** Best practices are on as they are; how large targets are is not, unless one asks. */
const EVERYTHING: RunOptions = { rules: { 'target-size': { enabled: true } } }
/** What a theme can change; all other rules find the same in both. */
const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }
const NARROWEST_PX = 320

/** Finds nothing wrong with the page as it is now, by day and by night. @param state its name in failures */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['light', EVERYTHING],
    ['dark', COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = (await findViolations(page, options)).map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }))
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Loading axe takes longer than its rules: it stays until the page is another. */
async function findViolations(page: Page, options: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async (asked) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
      return (await loaded.run(asked)).violations
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  )
}

/** Nothing wrong at both ends of what screens are, by day and by night, and nothing too wide. */
export async function expectGoodAtAllSizes(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${state}, ${width} px`)
  }
  await expectNoOverflow(page, state)
  if (size) await page.setViewportSize(size)
}

/** Nothing of the page as it is now is wider than the narrowest screen. */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: NARROWEST_PX, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${state}: width at ${NARROWEST_PX} px`).toBeLessThanOrEqual(NARROWEST_PX)
  if (size) await page.setViewportSize(size)
}
