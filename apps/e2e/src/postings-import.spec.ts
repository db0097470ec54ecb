import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectGoodAtAllSizes } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { test } from './shared-product.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /^Paste postings/ })
const turn = (page: Page) => page.getByRole('button', { name: 'Add postings' })

/** A folder as people keep one: postings in it and below it, and what is none. */
async function makeFolder() {
  const root = await mkdtemp(join(tmpdir(), 'tailorbird-folder-'))
  const folder = join(root, 'jobs')
  await mkdir(join(folder, 'later'), { recursive: true })
  const files = {
    'cook.txt': 'Cook\nHill House',
    'baker.md': 'Baker\nHill House',
    'page.html': '<h1>Waiter</h1><p>Hill House</p>',
    'later/table.csv': 'Title,Description\nBarista,You brew.\nPorter,You carry.',
    'later/export.json': JSON.stringify([{ title: 'Chef', description: 'You lead.' }]),
    'later/photo.png': 'none',
    'resume.pdf': 'none',
    '.hidden': 'none',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return { folder, clear: () => rm(root, { recursive: true, force: true }) }
}

/** Lets go of a folder over an element, as a person who drags it from the desktop. */
async function dropFolder(page: Page, folder: string) {
  const client = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, x: 300, y: 30, data })
}

/** Pastes a file where the focus is. */
async function pasteFile(page: Page, name: string, text: string) {
  await page.evaluate(
    ([called, content]) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([content], called))
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    [name, text] as const,
  )
}

test('beside a list the panel is a line, which a press, a paste, a drop and the keyboard open', async ({
  page,
}) => {
  const { folder, clear } = await makeFolder()
  try {
    await page.goto('/postings')
    await expect(field(page)).toBeVisible()
    await expect(turn(page)).toHaveCount(0)
    await page.getByLabel('Choose a folder').setInputFiles(folder)
    await expect(page.getByText('6 postings found')).toBeVisible()
    await expect(page.getByText('2 files of the folder were left out')).toBeVisible()
    await expectGoodAtAllSizes(page, 'an import')
    await page.getByRole('button', { name: 'Add 6 postings' }).press('Enter')
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '7')
    await expect(field(page)).toHaveCount(0)
    await expect(turn(page)).toBeFocused()
    await expect(turn(page)).toHaveAttribute('aria-expanded', 'false')
    await expectGoodAtAllSizes(page, 'a folded import')

    await page.reload()
    await tabTo(page, turn(page))
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveCount(0)

    await page.getByRole('grid').getByRole('row').nth(1).focus()
    await pasteFile(page, 'smith.txt', 'Smith\nHill House')
    await expect(page.getByText('1 posting found')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Add postings' })).toBeFocused()
    await page.getByRole('button', { name: 'Add 1 posting' }).click()
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '8')
    await expect(field(page)).toHaveCount(0)

    await dropFolder(page, folder)
    await expect(page.getByText('6 postings found')).toBeVisible()
    await expect(page.getByText('2 files of the folder were left out')).toBeVisible()
  } finally {
    await clear()
  }
})
