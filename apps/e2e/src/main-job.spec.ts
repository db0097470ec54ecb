import { expect } from '@playwright/test'
import { listenToJobNews } from './job-news.ts'
import { downloadPdf, tailor, uploadResume } from './main-page.ts'
import { POSTING, RESUME } from './samples.ts'
import { test } from './shared-product.ts'

test('from a resume and a posting to the tailored PDF', async ({ page, context }) => {
  const news = listenToJobNews(page)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dream Resume, Instantly.')
  await uploadResume(page, 'resume.txt', RESUME)
  await tailor(page, POSTING)

  await expect(
    page.getByRole('heading', { name: /Telemetry Registered Nurse at Bayview Heart Institute/ }),
  ).toBeVisible()
  await expect(page.getByText('Resume tailored successfully').first()).toBeVisible()
  await expect.poll(() => news.map(({ progress }) => progress)).toEqual([0, 10, 30, 70, 100])

  const result = page.getByRole('article')
  await expect(result).toContainText('of 100')
  await expect(
    result.getByText('Patient education').filter({ visible: true }).first(),
  ).toBeVisible()
  await expect(result.getByText('ACLS certification').filter({ visible: true })).toBeVisible()
  await expect(result).toContainText('Written by the offline engine')
  await expect(result).not.toContainText('Led the falls prevention group')
  await result.getByRole('button', { name: 'Show all' }).click()
  await expect(result).toContainText('Led the falls prevention group of 6 nurses')

  const [markdown] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /View markdown/ }).click(),
  ])
  await expect(markdown.locator('body')).toContainText('# MARIA LINDQVIST')

  const letter = await downloadPdf(page)
  expect(letter.fileName).toBe(
    'MARIA LINDQVIST - Bayview Heart Institute - Telemetry Registered Nurse.pdf',
  )
  expect([letter.width, letter.height]).toEqual([612, 792])
  expect(letter.text).toContain('maria.lindqvist@example.com')
  expect(letter.text).toContain('medication errors on the unit by 23%')
  await page.getByText('A4').click()
  const a4 = await downloadPdf(page)
  expect([Math.round(a4.width), Math.round(a4.height)]).toEqual([595, 842])
  expect(problems).toEqual([])
})

test('a reload in the middle or at the end finds the job again', async ({ page }) => {
  await page.goto('/')
  await uploadResume(
    page,
    'resume.md',
    `# Ana Ruiz\n\nana@example.org\n\n## Experience\n\n- Repaired 30 pumps`,
  )
  await tailor(page, POSTING)
  // It has been taken: before that a reload finds the texts in their fields.
  await expect(page.getByText('Here you will see your resume')).toHaveCount(0)
  await page.reload()
  // Where the job is done by then, its name stands in the folded line, too.
  await expect(page.getByText('resume.md').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /Telemetry Registered Nurse/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Telemetry Registered Nurse/ })).toBeVisible()
})

test('what is missing or wrong is said beside its place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Tailor my resume' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Add a job description first' }),
  ).toBeVisible()

  const tooLarge = Buffer.alloc(5 * 1024 * 1024 + 1, 'a')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'big.txt', mimeType: 'text/plain', buffer: tooLarge })
  await expect(
    page.getByRole('alert').filter({ hasText: 'File must be less than 5MB' }),
  ).toBeVisible()

  const binary = {
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0x89, 0x50, 0, 0, 255, 254]),
  }
  await page.locator('input[type=file]').setInputFiles(binary)
  await expect(page.getByRole('alert').filter({ hasText: /not (plain )?text/i })).toBeVisible()
})

test('markup in a resume, its name and a posting is shown as text', async ({ page }) => {
  const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  await page.goto('/')
  await uploadResume(
    page,
    '<img src=x onerror="window.hacked=1">.txt',
    `Eve ${attack}\neve@example.org\n\nEXPERIENCE\n\n- Wrote ${attack}`,
  )
  await tailor(
    page,
    `Writer ${attack}\nCompany: ${attack}\nRequirements\n- Microsoft Excel\n- Adobe Photoshop\n- Google Analytics\n- Salesforce`,
  )
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('<script>')
  expect((await downloadPdf(page)).text).toContain('onerror=')
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
})
