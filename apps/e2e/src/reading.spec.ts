import { expect } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { tailor, uploadResume } from './main-page.ts'
import { test } from './shared-product.ts'

const RESUME = `Anna Muster
anna.muster@example.org
+49 170 1234567

Kenntnisse
Sauerteig, Konditorei, Lehrlinge anleiten

Meine Stationen
Kruste, Köln, 2019 - heute
- Backe 400 Brote am Tag
- Leite drei Lehrlinge an
`
const POSTING = `Bäckerin (m/w/d)
Backhaus Süd

Anforderungen
- Sauerteig
- Konditorei
- Lehrlinge anleiten`

test('what was read wrong is put right by hand, and that is what is tailored', async ({ page }) => {
  await page.goto('/')
  await uploadResume(page, 'anna.txt', RESUME)
  await page.getByRole('button', { name: 'Check how it was read' }).click()
  const panel = page.getByRole('region', { name: 'How your resume was read' })
  await expect(panel).toBeVisible()
  const stations = panel.getByRole('region', { name: 'Meine Stationen' })
  // Read as something else first, whatever it was.
  await stations.getByLabel('Read as').selectOption('Other')
  await expect(page.getByText(/Read as 0 jobs/)).toBeVisible()
  await stations.getByLabel('Read as').selectOption('Experience')
  await expect(page.getByText(/Read as 1 job,/)).toBeVisible()
  await stations.getByRole('button', { name: /^Edit/ }).click()
  await stations.getByLabel('Position').fill('Bäckerin')
  await stations.getByRole('button', { name: 'Save' }).click()
  await expect(stations).toContainText('Bäckerin')
  await stations.getByText('2 lines').click()
  await stations.getByRole('button', { name: /^Edit ?: Leite drei/ }).click()
  await stations.getByLabel('Line', { exact: true }).fill('Leite vier Lehrlinge an')
  await expectGoodAtAllSizes(page, 'how a resume was read')
  await stations.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Changed: “Leite drei/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('Checked by hand')).toBeVisible()
  await tailor(page, POSTING)
  const result = page.getByRole('article')
  await expect(result).toContainText('of 100')
  const heading = result.getByRole('heading', { name: 'Meine Stationen' }).first()
  await expect(heading).toBeVisible()
  await expect(result).toContainText('Bäckerin')
  await expect(result).toContainText('Backe 400 Brote am Tag')
  await expect(result).toContainText('Leite vier Lehrlinge an')
})
