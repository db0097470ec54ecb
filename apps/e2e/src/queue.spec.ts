import { expect, type Download, type Page } from '@playwright/test'
import { findJobButton, findToasts, passAd, switchMode, uploadResume } from './main-page.ts'
import { postingOf, RESUME } from './samples.ts'
import { test } from './with-services.ts'

// Slow enough that each state can be seen.
test.use({ latencyMs: 2000 })

const list = (page: Page, name: 'In line' | 'Finished') =>
  page.getByRole('list', { name, exact: true }).getByRole('listitem')
const field = (page: Page) => page.getByRole('textbox', { name: 'Job description' })
const switchOf = (page: Page) => page.getByRole('switch', { name: /^Download each PDF/ })

async function openQueue(page: Page) {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await switchMode(page, 'Queue Processing')
}

async function queue(page: Page, title: string) {
  await field(page).fill(postingOf(title, 'Mill Creek Clinic'))
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
}

test('Enter queues, the order is kept, and PDFs come by themselves past one dialog', async ({
  page,
}) => {
  await openQueue(page)
  await expect(switchOf(page)).toBeChecked()
  await field(page).fill('Charge Nurse')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('at Mill Creek Clinic')
  await expect(field(page)).toHaveValue('Charge Nurse\nat Mill Creek Clinic')
  await field(page).fill('  ')
  await field(page).press('Enter')
  await expect(page.getByText('Nothing is queued.')).toBeVisible()

  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/pdf')) answers.push(response.url())
  })
  for (const title of ['Charge Nurse', 'Staff Nurse', 'Cardiac Nurse']) await queue(page, title)
  await expect(findToasts(page)).toContainText('Job queued')
  await expect(list(page, 'In line').first()).toContainText(/Tailoring resume\.\.\./)
  await expect(list(page, 'In line')).toContainText([
    'Charge Nurse',
    'Staff Nurse',
    'Cardiac Nurse',
  ])
  await expect(list(page, 'In line').nth(2)).toContainText('2 before it')
  // On a slow machine the first is done by now, and the next one runs.
  await expect(page.getByRole('progressbar', { name: /^Progress: / }).first()).toHaveJSProperty(
    'value',
    30,
  )

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 PDFs are ready', { timeout: 30_000 })
  await expect(page.getByText('Resume completed').first()).toBeAttached()
  expect(downloads).toEqual([])
  await passAd(page)
  await expect.poll(() => downloads.length).toBe(3)
  expect(answers).toHaveLength(3)
  // The newest first.
  await expect(list(page, 'Finished')).toContainText([
    'Cardiac Nurse',
    'Staff Nurse',
    'Charge Nurse',
  ])
})

test('cancel, retry and remove, and a closed tab finds its jobs done', async ({
  page,
  context,
  model,
}) => {
  await openQueue(page)
  await switchOf(page).uncheck()
  // The second hangs, so that it is still there to be cancelled.
  model.script({ kind: 'refusal' }, { kind: 'hang' })
  for (const title of ['Charge Nurse', 'Staff Nurse', 'Cardiac Nurse']) await queue(page, title)

  const cancel = findJobButton(page, 'Cancel', 'Staff Nurse')
  const findCancel = async () => (await cancel.boundingBox())?.x
  const placeInLine = await findCancel()

  const failed = list(page, 'Finished').filter({ hasText: 'Charge Nurse' })
  await expect(failed).toContainText('Error: The AI service refused to work on this text.')
  await expect(list(page, 'In line').first()).toContainText('Tailoring resume...')
  expect(await findCancel()).toBe(placeInLine)
  await cancel.click()
  await expect(list(page, 'In line').filter({ hasText: 'Staff Nurse' })).toHaveCount(0)
  await failed.getByRole('button', { name: /^Retry/ }).click()
  await expect(list(page, 'In line').filter({ hasText: 'Charge Nurse' })).toHaveCount(1)
  await page.close()

  const back = await context.newPage()
  await back.goto('/')
  await expect(switchOf(back)).not.toBeChecked()
  await expect(list(back, 'Finished')).toHaveCount(2, { timeout: 30_000 })
  await expect(list(back, 'Finished')).toContainText(['Charge Nurse', 'Cardiac Nurse'])
  await expect(list(back, 'Finished').first()).toContainText('Done')
  await expect(back.getByRole('dialog')).toHaveCount(0)
  await findJobButton(back, 'Remove', 'Cardiac Nurse').click()
  await expect(list(back, 'Finished')).toHaveCount(1)
  await findJobButton(back, 'Open', 'Charge Nurse').click()
  await expect(back.getByRole('article')).toContainText('Mill Creek Clinic')
})
