import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { uploadResume } from './main-page.ts'
import { RESUME } from './samples.ts'
import { test } from './shared-product.ts'

const SKILLS = ['Telemetry monitoring', 'Epic', 'Welding', 'Carpentry', 'COBOL', 'Bookkeeping']

/** Thirty postings, each of which asks for something else. */
const POSTINGS = Array.from({ length: 30 }, (_, at) => {
  const musts = [0, 1, 2, 3].map((step) => SKILLS[(at * (step + 1) + step) % SKILLS.length])
  return `Nurse ${at + 1}\nClinic ${at + 1}\nLeeds\n£31 per hour\n\nRequirements:\n${[...new Set(musts)].map((must) => `- ${must}`).join('\n')}\n- ACLS certification`
})

const grid = (page: Page) => page.getByRole('grid', { name: 'Postings' })
const rows = (page: Page) => grid(page).locator('[role=row][data-index]')

/** The scores in sight, from the top. */
async function readScores(page: Page): Promise<number[]> {
  const texts = await rows(page).locator('.postings-score').allTextContents()
  return texts.map(Number)
}

test('thirty postings are scored and sorted, three are tailored for, and a reload keeps it all', async ({
  page,
}) => {
  // Looked at in all sizes, and three resumes are tailored.
  test.slow()
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Postings').click()
  await expect(page.getByRole('heading', { name: 'Your postings' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Paste postings/ }).fill(POSTINGS.join('\n===\n'))
  await expect(page.getByText('30 postings found')).toBeVisible()
  await page.getByRole('button', { name: 'Add 30 postings' }).click()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '31')
  // Those in sight are read, and so are all others.
  await expect(rows(page).locator('.postings-score').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Scored: /)).toBeHidden({ timeout: 60_000 })

  // Six kinds, each written five times: copies are asked for.
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '7')
  await page.getByRole('checkbox', { name: 'Show 24 copies' }).check()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '31')
  const scores = await readScores(page)
  expect(scores.length).toBeGreaterThan(5)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBeGreaterThan(1)
  await expectGoodAtAllSizes(page, 'postings')
  const { width = 1280, height = 900 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 390, height })
  const phoneRow = rows(page).first().locator('[data-cell=place]')
  await expect(phoneRow.getByText('Leeds')).toBeVisible()
  await expect(phoneRow.getByText('£31 an hour')).toBeVisible()
  await page.setViewportSize({ width, height })

  // By keyboard: the first three.
  await rows(page).first().focus()
  for (const key of ['Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space'])
    await page.keyboard.press(key)
  await expect(page.getByText('30 of 30 shown, 3 chosen')).toBeVisible()
  await expect(page.getByText(/^Takes 3 generations/)).toBeVisible()
  await page.getByRole('button', { name: 'Tailor 3 resumes' }).click()
  await page.getByRole('combobox', { name: 'State' }).first().selectOption('Tailored')
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4', { timeout: 120_000 })

  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole('region', { name: /^Posting: / })
  await expect(opened.getByText('of 100').first()).toBeVisible()
  await opened.getByRole('textbox', { name: 'Note' }).fill('Ask for Jo')
  await page.keyboard.press('Tab')
  await opened.getByRole('combobox', { name: 'State' }).selectOption('Applied')
  await expect(opened.getByText(/^since /)).toBeVisible()
  await expectGoodAtAllSizes(page, 'an opened posting')

  await page.reload()
  await page.getByRole('checkbox', { name: 'Show 24 copies' }).check()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '31')
  await page.getByRole('combobox', { name: 'State' }).first().selectOption('Applied')
  await expect(rows(page)).toHaveCount(1)
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(opened.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask for Jo')
  await expect(opened.getByText('of 100').first()).toBeVisible()

  // What is typed goes out although the page is left at once.
  await opened.getByRole('textbox', { name: 'Note' }).fill('Ask for Kim')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Show 24 copies' }).check()
  await page.getByRole('combobox', { name: 'State' }).first().selectOption('Applied')
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(opened.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask for Kim')

  // Again, with nothing changed; and all that is shown in another state, and back.
  await page.getByRole('button', { name: 'Choose all shown' }).click()
  await expect(page.getByText(/^Takes no generation\. 1 unchanged, /)).toBeVisible()
  await page.getByLabel('State for the chosen').selectOption('Interview')
  await page.getByRole('button', { name: 'Set 1 to it' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
})
