import type { Page } from '@playwright/test'
import { RESUME } from '../src/samples.ts'
import type { Camera } from './camera.ts'
import type { Stage } from './stage.ts'

/**
 * The demo: from a resume and a posting to a tailored resume, in half a minute. Everything is found by role
 * and name, so that it still plays after the page has been rearranged.
 */
export async function playScene(stage: Stage, camera: Camera, product: Page, posting: Page) {
  const file = { name: 'maria-lindqvist.md', mimeType: 'text/plain', buffer: Buffer.from(RESUME) }
  const job = product.getByRole('textbox', { name: 'Job description' })
  const done = product.getByRole('button', { name: 'Download PDF' })

  await stage.show(product)
  camera.say('You need two things: your resume and a job posting.')
  await stage.hold(1.6)

  const chooser = product.getByText('Choose a file', { exact: true })
  await stage.scrollTo(product.getByRole('heading', { name: 'Upload Resume' }), 0.7)
  camera.say('Choose your resume, a text or markdown file.')
  await stage.click(chooser, async () => {
    const asked = await product.waitForEvent('filechooser')
    await asked.setFiles(file)
    await product.getByText(file.name).first().waitFor()
  })
  await stage.hold(1.5)

  camera.say('Now go to the posting, and select all of it with the mouse.')
  await stage.changeTo(posting)
  await stage.select(
    posting.getByRole('heading', { level: 1 }),
    posting.getByRole('paragraph').last(),
  )
  camera.say('Copy it: Ctrl and C on Windows and Linux, Command and C on a Mac.')
  await stage.type('Control+c', 'Ctrl + C')

  await stage.changeTo(product)
  await stage.scrollTo(product.getByRole('heading', { name: 'Job Description', exact: true }), 0.7)
  camera.say('Come back, click into the box, and paste it: Ctrl and V, or Command and V.')
  await stage.click(job)
  await stage.type('Control+v', 'Ctrl + V')
  await stage.hold(1.2)

  camera.say('Press ‘Tailor my resume’. It takes a few seconds.')
  const start = product.getByRole('button', { name: 'Tailor my resume' })
  await stage.click(start)
  await camera.watch(waitUntilReady(product), 4500)
  await stage.scrollTo(product.getByRole('heading', { name: 'Your Tailored Resume' }), 0.5)
  camera.say('You see how well it fits the job, before and after,')
  await stage.goTo(product.getByRole('heading', { name: 'Your Tailored Resume' }), 0.5)
  await stage.hold(1.8)
  camera.keepPoster()

  camera.say('and your resume as it prints. Every fact in it is yours.')
  await stage.scrollTo(done, 1, 120)
  await stage.hold(1.5)
  const compare = product.getByRole('tab', { name: 'Side by side' })
  if (await compare.isVisible()) {
    camera.say('Side by side shows what was changed.')
    const panel = product.getByRole('tabpanel', { name: 'Side by side' })
    await stage.click(compare, () => panel.filter({ hasText: 'Patient triage' }).waitFor())
    await stage.hold(2)
  }
  camera.say('Read it, and download the PDF.')
  await stage.goTo(done, 0.8)
  await stage.hold(2)
}

/** The result is on the page and its PDF is there too. */
async function waitUntilReady(page: Page) {
  await page.getByRole('button', { name: 'Download PDF' }).waitFor({ timeout: 60_000 })
  await page.getByRole('heading', { name: 'Your Tailored Resume' }).waitFor()
}
