import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { findJobButton, switchMode, tailor, uploadResume } from './main-page.ts'
import { POSTING, postingOf, RESUME } from './samples.ts'
import { test } from './with-services.ts'

const LINE = 'Trained 14 new nurses in cardiac monitoring and EKG reading'
const OFFERED = 'Guided 14 incoming nurses through telemetry and EKG interpretation'
const OTHER = 'Kept thorough records of patient care in Epic'
const JOBS = 30

const edit = (id: string, text: string) => ({
  targetId: id,
  sourceIds: [id],
  requirement: '',
  reason: '',
  text,
})
const content = JSON.stringify({
  edits: [edit('w0.b1', OFFERED), edit('w0.b3', OTHER)],
  summary: [],
  newSkills: [],
  bulletOrder: [],
  skillOrder: [],
  sectionOrder: [],
})
/** What is open is asked for once more, so that each job takes two. */
const answers = (jobs: number) =>
  Array.from({ length: 2 * jobs }, () => ({ kind: 'answer', content }) as const)

const cards = (page: Page) => page.getByRole('group', { name: /^Suggestion \d/ })

/** The other one is answered, and the focus is on this one. */
async function expectOneLeft(page: Page) {
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toBeFocused()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
})

test('confirmed once by keyboard, used by the next job without asking, taken back, asked again', async ({
  page,
  model,
}) => {
  model.script(...answers(1))
  await tailor(page, `${POSTING}\n11`)
  await expect(page.getByRole('heading', { name: '2 suggestions need your eye' })).toBeVisible({
    timeout: 60_000,
  })
  await expectGoodAtAllSizes(page, 'suggestions')
  const first = cards(page).filter({ hasText: LINE })
  await tabTo(page, first.getByRole('button', { name: /^Change it/ }))
  await page.keyboard.press('c')
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: '1 suggestion needs your eye' })).toBeVisible()
  await expectOneLeft(page)
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: '2 suggestions need your eye' })).toBeVisible()
  await expect(first).toBeFocused()
  await page.keyboard.press('t')
  await expectOneLeft(page)
  await page.keyboard.press('l')
  await expect(page.getByText('Nothing waits for your eye')).toBeFocused()

  model.script(...answers(1))
  await tailor(page, `${POSTING}\n12`)
  const changes = page.getByRole('region', { name: 'What was changed' })
  const own = changes.getByRole('listitem').filter({ hasText: 'You confirmed this wording.' })
  await expect(own).toContainText(OFFERED)
  await expect(changes).not.toContainText('your eye')
  await expect(changes).not.toContainText(OTHER)
  await own.getByRole('button', { name: /^Undo/ }).click()
  await expect(own.getByRole('button', { name: /^Use again/ })).toBeVisible()

  await page.goto('/your-words')
  const said = page.getByRole('region', { name: /^What you said/ }).getByRole('listitem')
  await expect(said).toHaveCount(2)
  await expectGoodAtAllSizes(page, 'your words')
  await said
    .filter({ hasText: `Instead of: ${LINE}` })
    .getByRole('button', { name: /^Take back/ })
    .click()
  await expect(said).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()

  await page.goto('/')
  model.script(...answers(1))
  // What was undone by hand is of that result alone; for another posting nobody is asked.
  await tailor(page, `${POSTING}\n13`)
  await expect(page.getByRole('heading', { name: '1 suggestion needs your eye' })).toBeVisible()
  await expect(cards(page)).toContainText(OFFERED)
})

test(`a batch of ${JOBS} asks once, the answer reaches all of it, and can be taken back`, async ({
  page,
  model,
}) => {
  test.slow()
  model.script(...answers(JOBS))
  await switchMode(page, 'Batch Processing')
  const postings = Array.from({ length: JOBS }, (_, n) =>
    postingOf(`Staff Nurse ${n}`, `Clinic ${n}`),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const field = page.getByRole('textbox', { name: /^Job \d/ }).first()
  await field.click()
  await page.evaluate((text) => navigator.clipboard.writeText(text), postings.join('\n=====\n'))
  await page.keyboard.press('Control+V')
  await page.getByRole('button', { name: 'Tailor all' }).click()
  await expect(page.getByText(`${JOBS} of ${JOBS} done`)).toBeVisible({ timeout: 90_000 })
  await page.getByRole('link', { name: /2 suggestions need your eye/ }).click()

  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText(`For ${JOBS} jobs:`)
  await expectGoodAtAllSizes(page, 'suggestions of a batch')
  const first = cards(page).filter({ hasText: LINE })
  await tabTo(page, first.getByRole('button', { name: /^Use it/ }))
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: '1 suggestion needs your eye' })).toBeVisible()
  await expectOneLeft(page)
  await page.keyboard.press('c')
  const own = 'Document patient care in Epic with care'
  await page.getByRole('textbox', { name: 'In your words' }).fill(own)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing waits for your eye')).toBeFocused()

  const { jobs } = (await (await page.request.get('/api/jobs')).json()) as {
    jobs: { resumeId: string }[]
  }
  expect(jobs).toHaveLength(JOBS)
  const readAll = () =>
    Promise.all(
      jobs.map(async ({ resumeId }) =>
        (await page.request.get(`/api/resume/${resumeId}/markdown`)).text(),
      ),
    )
  const having = (text: string) => async () =>
    (await readAll()).filter((one) => one.includes(text)).length
  await expect.poll(having(OFFERED), { timeout: 60_000 }).toBe(JOBS)
  await expect.poll(having(own), { timeout: 60_000 }).toBe(JOBS)

  await page.keyboard.press('u')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(having(own), { timeout: 60_000 }).toBe(0)
  await page.getByRole('link', { name: 'Back to your jobs' }).click()
  await findJobButton(page, 'Open', 'Staff Nurse 7').click()
  await expect(page.getByRole('heading', { name: '1 suggestion needs your eye' })).toBeVisible()
})

test('who wants to be asked nothing is asked nothing', async ({ page, model }) => {
  model.script(...answers(2))
  await tailor(page, `${POSTING}\n14`)
  await expect(page.getByRole('heading', { name: '2 suggestions need your eye' })).toBeVisible()
  await page.goto('/your-words')
  await page.getByRole('checkbox', { name: 'Suggest texts that need my eye' }).uncheck()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.goto('/suggestions')
  await expect(page.getByText('Nothing waits for your eye')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(page.getByRole('article')).not.toContainText('suggestions need')
  await tailor(page, `${POSTING}\n15`)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(page.getByRole('article')).not.toContainText(OFFERED)
})
