import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { downloadPdf, findToasts, tailor } from './main-page.ts'
import { POSTING } from './samples.ts'
import { test } from './shared-product.ts'

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first()
const goTo = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Go to a section' })
    .getByRole('button', { name: new RegExp(`^${number} `) })

async function openBuilder(page: Page) {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Create Resume' }).click()
  await expect(box(page, 'Full name')).toBeVisible()
}

async function fillContact(page: Page) {
  await box(page, 'Full name').fill('Amina Farah')
  await box(page, 'Email').fill('amina@example.org')
  await box(page, 'Phone').fill('613 555 0142')
}

test('a resume is built by keyboard alone, and tailored', async ({ page }) => {
  test.slow()
  await page.goto('/')
  const { keyboard } = page
  const write = async (name: string | RegExp, text: string) => {
    await tabTo(page, box(page, name))
    await keyboard.type(text)
  }
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }).first())
    await keyboard.press('Enter')
  }
  const turnTo = async (number: number, section: string) => {
    await tabTo(page, goTo(page, number))
    await keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: section })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: `${number}. ${section}` })).toBeFocused()
  }

  await tabTo(page, page.getByRole('tab', { name: 'Upload File' }))
  await keyboard.press('ArrowRight')
  await expect(box(page, 'Full name')).toBeVisible()

  // Section 1 is not skippable: the number leads to what is missing.
  await tabTo(page, goTo(page, 3))
  await keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Contact Info/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(box(page, 'Full name')).toBeFocused()
  await expect(box(page, 'Full name')).toHaveAccessibleDescription(/Full name is required/)
  await keyboard.type('Amina Farah')
  await write('Email', 'amina@example.org')
  await write('Phone', '613 555 0142')
  await write('Languages', ' Somali ')
  await keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Languages' })).toContainText('Somali')

  await turnTo(2, 'Summary')
  await write('Summary', 'Telemetry nurse with nine years on hospital floors.')
  await turnTo(3, 'Experience')
  await press('Add experience')
  await expect(box(page, 'Company')).toBeFocused()
  await keyboard.type('Cascade General Hospital')
  await write('Position', 'Staff Nurse')
  await write('Start date', '03/2019')
  await tabTo(page, page.getByRole('checkbox', { name: 'I work here now' }))
  await keyboard.press('Space')
  await expect(box(page, /^End date/)).toBeDisabled()
  await write('Responsibility 1', 'Trained 14 nurses in EKG reading')
  await keyboard.press('Enter')
  await expect(box(page, 'Responsibility 2')).toBeFocused()
  await keyboard.type('Care for 5 patients a shift')
  await keyboard.press('Alt+ArrowUp')
  await expect(box(page, 'Responsibility 1')).toHaveValue('Care for 5 patients a shift')

  await turnTo(4, 'Education')
  await press('Add education')
  await keyboard.type('Linfield University')
  await write('Degree', 'Bachelor of Science in Nursing')
  await turnTo(5, 'Core Competencies')
  await press('Add a category')
  await keyboard.type('Clinical')
  await write('Skills', 'Wound care')
  await press('Add skill')
  await turnTo(6, 'Additional')
  await write(/^Certifications/, 'ACLS')
  await keyboard.press('Enter')
  await write('Name of a new section', 'Volunteering')
  await keyboard.press('Enter')
  await keyboard.type('Blood drives')
  await press('Generate Resume')

  await expect(findToasts(page)).toContainText('Resume generated!')
  await expect(page.getByRole('tab', { name: 'Upload File' })).toBeFocused()
  await expect(page.getByText('✓ Loaded')).toBeVisible()
  await tailor(page, POSTING)
  await expect(page.getByRole('article')).toContainText('AMINA FARAH', { ignoreCase: true })
  const { text } = await downloadPdf(page)
  for (const part of ['amina@example.org', 'Somali', 'Cascade General Hospital', 'Wound care'])
    expect(text).toContain(part)
  expect(text.toUpperCase()).toContain('VOLUNTEERING')
})

test('a draft survives a reload, goes out as JSON Resume and comes back in', async ({ page }) => {
  await openBuilder(page)
  await fillContact(page)
  await goTo(page, 5).click()
  await page.getByRole('button', { name: 'Add a category' }).click()
  await box(page, 'Category').fill('Clinical')
  await box(page, 'Skills').fill('Triage')
  await box(page, 'Skills').press('Enter')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Skills' })).toContainText('Triage')
  await page.getByRole('tab', { name: 'Contact Info' }).click()
  await expect(box(page, 'Full name')).toHaveValue('Amina Farah')

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON Resume' }).click(),
  ])
  const json = await readFile(await exported.path(), 'utf8')
  expect(JSON.parse(json)).toMatchObject({
    basics: { name: 'Amina Farah', email: 'amina@example.org' },
    skills: [{ name: 'Clinical', keywords: ['Triage'] }],
  })

  await page.getByRole('button', { name: 'Clear the form' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click()
  await expect(box(page, 'Full name')).toHaveValue('')
  const importFile = async (name: string, text: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('Import JSON Resume').click(),
    ])
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  await importFile('wrong.json', '{"basics": {"name": 7}}')
  await expect(page.getByText('wrong.json: This is not a JSON Resume file')).toBeVisible()
  await expect(page.getByText(/basics\.name must be text/)).toBeVisible()
  await importFile('mine.json', json)
  await expect(
    page.getByText('The form is filled in from mine.json. Look it through.'),
  ).toBeVisible()
  await expect(box(page, 'Full name')).toHaveValue('Amina Farah')
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await expect(findToasts(page)).toContainText('Resume generated!')
})

test('Generate lists what is missing, and each line leads to its field', async ({ page }) => {
  await openBuilder(page)
  await fillContact(page)
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByRole('tab', { name: 'Education' }).click()
  await page.getByRole('button', { name: 'Add education' }).click()
  await page.getByRole('button', { name: 'Generate Resume' }).click()
  await expect(page.getByText('6 fields need another look')).toBeVisible()
  await expect(box(page, 'Company')).toBeFocused()
  for (const message of [
    'Company name is required',
    'Position is required',
    'Start date is required',
    'At least one responsibility is required',
    'Institution name is required',
    'Degree is required',
  ])
    await expect(page.getByRole('link', { name: message })).toBeVisible()
  await page.getByRole('link', { name: 'Degree is required' }).click()
  await expect(box(page, 'Degree')).toBeFocused()
  await box(page, 'Degree').fill('Diploma')
  await expect(page.getByRole('link', { name: 'Degree is required' })).toHaveCount(0)
})
