import { expect } from '@playwright/test'
import { downloadPdf, tailor, uploadResume } from './main-page.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

const ASKING = POSTING.replace('Requirements\n', 'Requirements\n- Intravenous therapy\n')

test('every change says why, is undone with one click, and the PDF follows', async ({ page }) => {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, ASKING)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()

  const changes = page.getByRole('region', { name: 'What was changed' })
  const naming = changes.getByRole('listitem').filter({ hasText: 'Intravenous therapy' }).first()
  await expect(naming).toContainText('IV therapy')
  await naming.getByRole('button', { name: /^Undo/ }).click()
  await expect(naming.getByRole('button', { name: /^Use again/ })).toBeVisible()
  expect((await downloadPdf(page)).text).not.toContain('Intravenous')

  await page.reload()
  await expect(naming.getByRole('button', { name: /^Use again/ })).toBeVisible()
  await naming.getByRole('button', { name: /^Use again/ }).click()
  await expect(naming.getByRole('button', { name: /^Undo/ })).toBeVisible()
  expect((await downloadPdf(page)).text).toMatch(/Intravenous therapy/)
})

test("'I have this skill' is used by the next tailoring, and by no other visitor's", async ({
  page,
  browser,
}) => {
  await page.goto('/')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)
  const patientEducation = page.getByRole('button', {
    name: 'I have this skill: Patient education',
  })
  await expect(patientEducation).toBeVisible()
  await patientEducation.click()
  await expect(patientEducation).toHaveAttribute('aria-pressed', 'true')

  await tailor(page, `${POSTING}\nApply by Friday.`)
  const changes = page.getByRole('region', { name: 'What was changed' })
  const added = changes.getByRole('listitem').filter({ hasText: 'Patient education' }).first()
  await expect(added).toContainText('You said that you have this skill.')
  expect((await downloadPdf(page)).text).toMatch(/patient education/i)

  const other = await (await browser.newContext()).newPage()
  await other.goto('/')
  await uploadResume(other, 'resume.txt', RESUME)
  await tailor(other, POSTING)
  await expect(
    other.getByRole('button', { name: 'I have this skill: Patient education' }),
  ).toHaveAttribute('aria-pressed', 'false')
})
