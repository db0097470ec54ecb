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

/** A table as a program of its own writes it: no heading says what is what. */
const ODD = ['Ref,Where from,What they say,Who']
for (const at of [1, 2, 3, 4])
  ODD.push(`Cook ${at},https://jobs.example/${at},You cook dish ${at}.,Hill House ${at}`)

test('the columns of a table that nobody knows are settled before it is sent, and remembered', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { postings } = (request.postDataJSON() ?? {}) as { postings?: object[] }
    if (request.url().endsWith('/api/postings') && postings) sent.push(JSON.stringify(postings))
  })
  const choose = async (name: string, text: string) => {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Choose files').setInputFiles(file)
  }
  const column = (name: string) => page.getByRole('combobox', { name })
  const preview = (name: string) =>
    page.getByRole('list', { name: `${name}, first rows` }).getByRole('listitem')

  await page.goto('/postings')
  await choose('odd.csv', ODD.join('\n'))
  await expect(page.getByText('Say which column has the text of the postings.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page.getByRole('alert')).toContainText('Say what the columns of odd.csv are')
  await column('Text (needed)').selectOption('What they say')
  await expect(preview('Text (needed)')).toHaveText([1, 2, 3].map((at) => `You cook dish ${at}.`))
  await tabTo(page, column('Title'), 'Shift+Tab')
  await page.keyboard.press('R')
  await expect(preview('Title')).toHaveText(['Cook 1', 'Cook 2', 'Cook 3'])
  await column('Company').selectOption('Who')
  await column('Link').selectOption('What they say')
  await expect(preview('Link')).toHaveText(['–', '–', '–'])
  await column('Link').selectOption('Where from')
  await expectGoodAtAllSizes(page, 'columns')
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Add 4 postings' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5')
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject(
    [1, 2, 3, 4].map((at) => ({
      title: `Cook ${at}`,
      company: `Hill House ${at}`,
      text: `You cook dish ${at}.`,
      link: `https://jobs.example/${at}`,
    })),
  )

  await page.reload()
  await turn(page).click()
  await choose('next.csv', `${ODD[0]}\nBaker,,You bake.,Mill`)
  await expect(page.getByRole('button', { name: 'Add 1 posting' })).toBeVisible()
  await expect(page.getByText('Baker, Mill')).toBeVisible()
  // What is known by its headings goes on at once, and can be changed.
  await choose('known.csv', 'Title,Description,About\nChef,You lead.,We feed many.')
  await expect(page.getByRole('button', { name: 'Add 2 postings' })).toBeVisible()
  await expect(column('Title')).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns of known.csv' }).click()
  await column('Text (needed)').selectOption('About')
  await expect(preview('Text (needed)')).toHaveText(['We feed many.'])
  await page.getByRole('button', { name: 'Leave out next.csv' }).click()
  await page.getByRole('button', { name: 'Add 1 posting' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6')
  expect(JSON.parse(sent[1] ?? '')).toMatchObject([{ title: 'Chef', text: 'We feed many.' }])
})
