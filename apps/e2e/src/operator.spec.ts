import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { OPERATOR_TOKEN, test } from './with-services.ts'

const field = (page: Page) => page.getByLabel('Operator token')
const result = (page: Page) => page.getByRole('region', { name: 'Result' })
const rowOf = (page: Page, name: string) =>
  result(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

test('the operator tests the AI service, by keyboard, and reads what to change', async ({
  page,
  model,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await page.goto('/operator')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await field(page).fill('another-token-of-mine')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not the token of this installation')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expectGoodAtAllSizes(page, 'a wrong token')

  await field(page).fill(OPERATOR_TOKEN)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'One thing could be better' }),
  ).toBeVisible()
  await expect(rowOf(page, 'Address and key')).toContainText('Holds')
  // The server lists others.
  await expect(rowOf(page, 'Model')).toContainText('Set OPENAI_MODEL to one of them')
  await expect(rowOf(page, 'Context')).toContainText(/[\d,]+ tokens/)
  await expect(rowOf(page, 'Form of an answer')).toContainText('json_schema')
  await expect(rowOf(page, 'Speed')).toContainText(/[\d.]+ s in/)
  await expect(rowOf(page, 'A real tailoring')).toContainText(/\d+ changes? held/)
  await expectGoodAtAllSizes(page, 'tested')

  model.script({ kind: 'status', status: 402 })
  await page.getByRole('button', { name: 'Test the AI service' }).click()
  await expect(page.getByText('Jobs will fail until what does not hold is mended.')).toBeVisible()
  await expect(rowOf(page, 'Context')).toContainText('Does not hold')
  await expect(rowOf(page, 'Context')).toContainText('Add credit to the account')
  await expectGoodAtAllSizes(page, 'tested, and something does not hold')

  // The page forgets the token, the server keeps the result.
  await page.reload()
  await expect(field(page)).toHaveValue('')
  await field(page).fill(OPERATOR_TOKEN)
  await page.getByRole('button', { name: 'Show the last result' }).click()
  await expect(rowOf(page, 'Context')).toContainText('Does not hold')
  expect(page.url()).not.toContain(OPERATOR_TOKEN)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain(OPERATOR_TOKEN)
})
