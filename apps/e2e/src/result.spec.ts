import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { findJobButton, switchMode, tailor, unfold, uploadResume } from './main-page.ts'
import { postingOf, POSTING, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

const ASKING = POSTING.replace('Requirements\n', 'Requirements\n- Intravenous therapy\n')
const HALF = `Charge Nurse
Lakeside Medical Center

Requirements
- 5+ years of telemetry experience
- CCRN certification
- Experience with Cerner
- IABP management
- ACLS certification
- Intravenous therapy
- Wound care
- Experience with Epic
`
const OTHER = `Sous Chef
Olive & Thyme

Requirements
- Menu development
- HACCP certification
- Food cost control
- Knife skills
- Pastry
- Grill station
- Inventory management
- Culinary degree
- Fluent Italian
- Wine pairing
`
const THIN = 'Join our lovely family! Great people, great coffee. Apply today.'

async function open(page: Page, posting: string) {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, posting)
  const result = page.getByRole('article')
  await expect(result.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  return result
}

/** A product that has just started may be reading its words still; each of its threads does. */
async function warmChecks(page: Page) {
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const check = () => fetch('/api/postings/check', { method: 'POST', headers, body })
      await Promise.all(Array.from({ length: 4 }, check))
    },
    JSON.stringify({ postings: [POSTING] }),
  )
}

/** The five things that a person comes for. */
const listTold = (page: Page) => {
  const result = page.getByRole('article')
  return [
    result.getByRole('heading', { level: 4 }).first(),
    result.getByText(/^of 100$/),
    result.getByText(/^Written (?:by|with)/),
    result.getByText(/reworded|order changed|Order changed|Nothing was changed/).first(),
    result.getByRole('button', { name: 'Download PDF' }),
    result.getByRole('region', { name: 'What needs your eye' }),
  ]
}

for (const [screen, size, screens] of [
  ['one screen of 1440 × 900', { width: 1440, height: 900 }, 1],
  ['the first two screens of a phone', { width: 390, height: 844 }, 2],
] as const)
  for (const [what, posting] of [
    ['fits', ASKING],
    ['fits half', HALF],
    ['does not fit', OTHER],
  ] as const)
    test(`all that a person comes for stands on ${screen}, where it ${what}`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, posting)
      await page.evaluate(() => document.getElementById('result')?.scrollIntoView())
      for (const part of listTold(page)) {
        await expect(part).toBeVisible()
        const box = await part.boundingBox()
        expect.soft(box?.y, `${part.toString()} begins`).toBeGreaterThanOrEqual(0)
        const end = (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)
        expect.soft(end, `${part.toString()} ends`).toBeLessThanOrEqual(screens * size.height)
      }
    })

test('the note beside a skill that was just ticked leaves the download where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const result = await open(page, OTHER)
  await page.evaluate(() => document.getElementById('result')?.scrollIntoView())
  const download = result.getByRole('button', { name: 'Download PDF' })
  const before = await download.boundingBox()
  await result.getByRole('button', { name: /^I have this skill: Pastry/i }).click()
  const note = result.getByRole('textbox', { name: /^Pastry: where or how long/i })
  await note.fill('two seasons')
  await note.press('Enter')
  await expect(result.getByText('Kept with the skill.')).toBeVisible()
  expect(await download.boundingBox()).toEqual(before)
  const end = await note.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(900)
})

test('Tailor again works after a reload, and in a batch, which can be tailored whole again', async ({
  page,
}) => {
  const result = await open(page, OTHER)
  await page.reload()
  await result.getByRole('button', { name: /^I have this skill: Pastry/i }).click()
  await result.getByRole('button', { name: 'Tailor again' }).click()
  await expect(result.getByRole('button', { name: 'Earlier result' })).toBeVisible()
  await expect(result.getByRole('button', { name: /^I have this skill: Pastry/i })).toHaveCount(0)

  await switchMode(page, 'Batch Processing')
  const batch = `${OTHER.replace('Olive', 'Lemon')}\n===\n${HALF}`
  await page.getByRole('textbox', { name: /^Job 1/ }).fill(batch)
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  await page.getByRole('button', { name: 'Open: Sous Chef' }).click()
  await result.getByRole('button', { name: /^I have this skill: Grill station/i }).click()
  await result.getByRole('button', { name: 'Tailor again' }).click()
  await expect(page.getByText('3 of 3 done')).toBeVisible()
  await expect(result.getByRole('button', { name: 'Earlier result' })).toBeVisible()
  await expect(result.getByRole('button', { name: /^I have this skill: Grill/i })).toHaveCount(0)
  await result
    .getByRole('button', { name: /^Undo: / })
    .first()
    .click()
  await expect(result.getByRole('button', { name: /^Use again: / }).first()).toBeVisible()

  const postings = page.getByRole('region', { name: 'Job Descriptions' })
  await expect(postings).toContainText('2 postings: Sous Chef, Charge Nurse')
  await unfold(page, 'Job Descriptions')
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText(/You changed 1 of these results yourself/)).toBeVisible()
  await page.getByRole('button', { name: 'Tailor all anew' }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible()
})

test('the headline says what the numbers say', async ({ page }) => {
  const result = await open(page, OTHER)
  const missing = result.getByRole('button', { name: /^I have this skill/ })
  const count = await missing.count()
  expect(count).toBeGreaterThan(5)
  await expect(result.getByRole('heading', { level: 4 }).first()).toContainText(
    `Not your job yet: ${count} of`,
  )
  await tailor(page, HALF)
  const headline = page.getByRole('heading', { name: /Good base: \d musts are not shown/ })
  await expect(headline).toBeVisible()
  const musts = await result.getByRole('button', { name: /^I have this skill: .* must$/ }).count()
  await expect(headline).toContainText(`${musts} musts`)
  await expectGoodAtAllSizes(page, 'a result that fits half')
})

test('the inputs fold to a line each, and open again', async ({ page }) => {
  await open(page, ASKING)
  const section = page.getByRole('region', { name: 'Job Description' })
  await expect(section).toContainText('Telemetry Registered Nurse at Bayview Heart Institute')
  for (const name of ['Upload Resume', 'Job Description']) {
    const height = (await page.getByRole('region', { name }).boundingBox())?.height
    expect(height).toBeLessThan(60)
  }
  await unfold(page, 'Job Description')
  const posting = page.getByRole('textbox', { name: 'Job description' })
  await expect(posting).toBeFocused()
  await expect(posting).toHaveValue(ASKING)
})

test('the inputs of a batch fold too, and what is told of a job of it stands on one screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await switchMode(page, 'Batch Processing')
  await page.getByRole('textbox', { name: /^Job 1/ }).fill(`${ASKING}\n===\n${HALF}`)
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText('2 of 2 done')).toBeVisible()
  const postings = page.getByRole('region', { name: 'Job Descriptions' })
  await expect(postings).toContainText('2 postings: Telemetry Registered Nurse, Charge Nurse')
  for (const name of ['Upload Resume', 'Job Descriptions']) {
    const height = (await page.getByRole('region', { name }).boundingBox())?.height
    expect(height).toBeLessThan(60)
  }
  await expectGoodAtAllSizes(page, 'a batch with folded inputs')
  await page.setViewportSize({ width: 1440, height: 900 })
  await findJobButton(page, 'Open', 'Telemetry Registered Nurse').click()
  for (const part of listTold(page)) {
    await expect(part).toBeVisible()
    const box = await part.boundingBox()
    expect.soft(box?.y).toBeGreaterThanOrEqual(0)
    expect.soft((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  }
  await unfold(page, 'Job Descriptions')
  await expect(page.getByRole('textbox', { name: /^Job 2/ })).toHaveValue(/Charge Nurse/)
})

test('who changed a result is asked, and the earlier one stays in reach', async ({ page }) => {
  const result = await open(page, ASKING)
  const undo = result.getByRole('button', { name: /^Undo: Clinical/ })
  await undo.click()
  await expect(result.getByRole('button', { name: /^Use again: Clinical/ })).toBeVisible()
  await tailor(page, ASKING)
  await expect(page.getByRole('alertdialog')).toContainText('You changed this result yourself')
  await expectGoodAtAllSizes(page, 'the question before another result')
  await page.getByRole('button', { name: 'Stay with this one' }).click()
  await expect(result.getByRole('button', { name: /^Use again: Clinical/ })).toBeVisible()

  await page.getByRole('button', { name: 'Tailor my resume' }).click()
  await page.getByRole('button', { name: 'Tailor anew' }).click()
  // What was undone stays undone.
  await expect(result.getByRole('button', { name: 'Earlier result' })).toBeVisible()
  await expect(result.getByRole('button', { name: /^Use again: Clinical/ })).toBeVisible()
  await result.getByRole('button', { name: 'Earlier result' }).click()
  await expect(result.getByText('This is an earlier result.')).toBeVisible()
  await expect(result.getByRole('button', { name: /^Use again: Clinical/ })).toBeVisible()
  await expectGoodAtAllSizes(page, 'an earlier result')
  await result.getByRole('button', { name: 'Newest result' }).click()
  await expect(result.getByText('This is an earlier result.')).toBeHidden()
  await expect(result.getByRole('button', { name: /^Use again: Clinical/ })).toBeVisible()
})

test('the original is the text that was given; U twice is as before', async ({ page }) => {
  const result = await open(page, ASKING)
  const address = await result.getByRole('link', { name: /markdown/ }).getAttribute('href')
  const read = async () => (await page.request.get(address ?? '')).text()
  const before = await read()
  await result.getByRole('tab', { name: 'Side by side' }).click()
  await expect(page.getByRole('region', { name: 'What was changed' })).toBeHidden()
  const table = page.getByRole('table')
  await table.getByRole('button', { name: 'Intravenous therapy', exact: true }).focus()
  await page.keyboard.press('u')
  await expect(table.getByRole('button', { name: 'IV therapy undone' })).toBeFocused()
  expect(await read()).not.toBe(before)
  await page.keyboard.press('u')
  await expect(
    table.getByRole('button', { name: 'Intravenous therapy', exact: true }),
  ).toBeFocused()
  expect(await read()).toBe(before)

  await page.getByText('Your own text').click()
  const own = page.getByRole('region', { name: 'Original, as you gave it' })
  expect(await own.locator('pre').textContent()).toBe(RESUME)
  await expectGoodAtAllSizes(page, "the person's own text")
})

test('a posting that asks for nothing says so before anything is made of it', async ({ page }) => {
  await page.goto('/')
  await warmChecks(page)
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, THIN)
  await expect(page.getByText(/names no skills or requirements that we could read/)).toBeVisible()
  await expectGoodAtAllSizes(page, 'a posting that asks for nothing')
  const jobs = await page.request.get('/api/jobs')
  expect(((await jobs.json()) as { jobs: unknown[] }).jobs).toEqual([])
  await page.getByRole('button', { name: 'Tailor anyway' }).click({ delay: 700 })
  await expect(page.getByRole('heading', { name: /No score/ })).toBeVisible()

  await switchMode(page, 'Batch Processing')
  await page.getByRole('textbox', { name: 'Job 1' }).fill(postingOf('Nurse', 'Mill Creek'))
  await page.getByRole('button', { name: 'Add job' }).click()
  await page.getByRole('textbox', { name: 'Job 2' }).fill(THIN)
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText('1 posting asks for too little to be scored.')).toBeVisible()
  await expect(page.getByText(/names no skills or requirements/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Tailor all anyway' }).click({ delay: 700 })
  await expect(page.getByText('2 of 2 done')).toBeVisible()
})
