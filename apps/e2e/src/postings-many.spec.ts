import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { makePostings } from './many-postings.ts'
import { uploadResume } from './main-page.ts'
import { RESUME } from './samples.ts'
import { test } from './shared-product.ts'

const COUNT = 2000
const COPIES = 100
const MOST_NODES = 2000
/** Reading 2,000 postings is most of it, on cores that others use. */
const READ_MS = 300_000

const grid = (page: Page) => page.getByRole('grid', { name: 'Postings' })
const scroller = (page: Page) => grid(page).locator('.postings-scroll')
const focused = (page: Page) => grid(page).locator('[role=row]:focus')

/** Holds the page to its bar, where it is now. @param where its name in failures */
async function countNodes(page: Page, where: string) {
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  expect.soft(nodes, where).toBeLessThan(MOST_NODES)
}

/** Scrolls the list. @param share 0 is its top, 1 its end */
async function scrollList(page: Page, share: number) {
  await scroller(page).evaluate((element, to) => {
    element.scrollTop = to * (element.scrollHeight - element.clientHeight)
  }, share)
  // On a phone a row has up to six lines.
  await expect.poll(async () => (await listPlaces(page)).length).toBeGreaterThan(2)
}

/** Which rows are in sight, counted from 1. */
const listPlaces = (page: Page) =>
  scroller(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return [...element.querySelectorAll('[role=row]')]
      .filter((row) => {
        const box = row.getBoundingClientRect()
        return box.top >= top - 1 && box.bottom <= bottom + 1
      })
      .map((row) => Number(row.getAttribute('aria-rowindex')) - 1)
  })

/** The row with the focus, which is in sight. */
async function readFocused(page: Page): Promise<number> {
  const place = Number(await focused(page).getAttribute('aria-rowindex')) - 1
  await expect.poll(() => listPlaces(page)).toContain(place)
  return place
}

test('2,000 postings are in less than 2,000 nodes, wherever the list is, and the keyboard works there', async ({
  page,
  product,
}) => {
  test.setTimeout(READ_MS + 120_000)
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  const first = makePostings(COUNT - COPIES)
  const copies = first.slice(0, COPIES).map(({ text }) => ({ text: `${text}\nApply today.` }))
  const sent = { postings: [...first, ...copies] }
  const headers = { origin: product.url }
  // The first call of a product waits for threads that load.
  const answer = await page.request.post('/api/postings', { data: sent, headers, timeout: READ_MS })
  expect(await answer.json()).toEqual({ added: COUNT, known: 0 })
  await page.getByRole('navigation', { name: 'Main' }).getByText('Postings').click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2001')
  await countNodes(page, 'while they are read')
  // Nothing is said of scoring before the resume is handed over, either.
  await expect(page.getByText('What would lift most of them')).toBeVisible({ timeout: READ_MS })
  await expect(page.getByText(/^Scored: /)).toBeHidden()
  // They are grouped after the last is read.
  await page.getByRole('checkbox', { name: /^Show \d+ copies$/ }).check()

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [share, least] of [
      [0, 1],
      [0.5, 700],
      [1, 1900],
    ] as const) {
      await scrollList(page, share)
      await expect.poll(async () => (await listPlaces(page)).at(-1)).toBeGreaterThan(least)
      await countNodes(page, `${share * 100} % down at ${width} px`)
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  for (const column of ['Title', 'Company', 'Musts', 'Pay', 'Since', 'Score']) {
    await scrollList(page, 0.5)
    await grid(page).getByRole('button', { name: column, exact: true }).click()
    await expect.poll(async () => (await listPlaces(page))[0]).toBe(1)
    await countNodes(page, `sorted by ${column}`)
  }
  await scrollList(page, 0.5)
  await page.getByRole('searchbox', { name: 'Search' }).fill('nurse')
  await expect.poll(async () => (await listPlaces(page))[0]).toBe(1)
  await expect(page.getByText('200 of 2,000 shown')).toBeVisible()
  await countNodes(page, 'filtered')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(page.getByText('2,000 of 2,000 shown')).toBeVisible()

  // Who scrolled with a wheel goes on by keyboard where they are.
  await scrollList(page, 0.5)
  const [seen = 0] = await listPlaces(page)
  expect(seen).toBeGreaterThan(700)
  await grid(page).getByRole('button', { name: 'Since' }).focus()
  await tabTo(page, grid(page).locator('[role=row][tabindex="0"]'))
  const at = await readFocused(page)
  expect(Math.abs(at - seen)).toBeLessThan(3)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  expect(await readFocused(page)).toBe(at + 1)
  await expect(page.getByText('2,000 of 2,000 shown, 1 chosen')).toBeVisible()
  for (const [key, place] of [
    ['End', COUNT],
    ['PageUp', COUNT - 8],
    ['Home', 1],
    ['PageDown', 9],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused(page)).toHaveAttribute('aria-rowindex', String(place + 1))
    await readFocused(page)
    await countNodes(page, `after ${key}`)
  }
  // The row with the focus stays where it is, however far the list is scrolled.
  await scrollList(page, 1)
  await expect.poll(async () => (await listPlaces(page)).at(-1)).toBe(COUNT)
  await countNodes(page, 'with the focus far above')
  await page.keyboard.press('ArrowDown')
  expect(await readFocused(page)).toBe(10)
})
