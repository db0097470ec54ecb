import { expect } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { tailor, uploadResume } from './main-page.ts'
import { POSTING, RESUME } from './samples.ts'
import { choosePlan, enterCard, pay, reachStripe } from './stripe-visitor.ts'
import { test } from './with-stripe.ts'

test.use({ bypassCSP: true })

test('with nothing left one is led to the plans, and back to what was about to be sent', async ({
  page,
  context,
  stripe,
}) => {
  test.slow()
  await reachStripe(page, stripe)
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await expect(page.getByText('2 free generations left.')).toBeVisible()
  for (const [posting, left] of [
    [POSTING, /^1 free generation left/],
    // Another one: the same would be answered by the result that is there.
    [`${POSTING}\nDay shifts.`, /^▲ You have used all your resume generations/],
  ] as const) {
    await tailor(page, posting)
    await expect(page.getByText(left).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  }

  await page.getByText('Modern', { exact: true }).click()
  await expect(page.getByText('Modern is part of Pro')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked()

  const wanted = `${POSTING}\nNight shifts.`
  await tailor(page, wanted)
  await expect(page.getByRole('heading', { name: 'You have used all your resumes' })).toBeVisible()
  await expectGoodAtAllSizes(page, 'nothing left')
  await page.locator('#job').getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByText('You have Free: no generations left.')).toBeVisible()
  await choosePlan(page, 'Starter')
  await enterCard(page)
  await pay(page)
  await expect(page.getByText('You have Starter: 5 generations left.')).toBeVisible()
  await page.getByRole('main').locator('a[href="/#job"]').first().click()

  await expect(page.getByText('5 generations left.')).toBeVisible()
  const posting = page.getByRole('textbox', { name: 'Job description' })
  await expect(posting).toHaveValue(wanted)
  await expect(posting).toBeInViewport()
  await page.getByRole('button', { name: 'Tailor my resume' }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()

  // A visit says it by itself, before anybody moves a pointer.
  const visit = await context.newPage()
  await visit.goto('/')
  // It stands in the form, too, which has folded.
  const left = visit.getByText('4 generations left.').filter({ visible: true })
  await expect(left).toHaveCount(1)
})
