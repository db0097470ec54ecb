import { expect, type Page } from '@playwright/test'
import { startJobBoard } from './job-board.ts'
import { POSTING } from './samples.ts'
import { test } from './shared-product.ts'

const JOB = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Pastry Cook',
  hiringOrganization: { '@type': 'Organization', name: 'Crumb & Co' },
  description: '<p>You bake.</p><ul><li>3+ years of baking</li></ul>',
}
const PAGES = {
  '/marked': `<script type="application/ld+json">${JSON.stringify(JOB)}</script><h1>Menu</h1>`,
  '/plain': `<nav>Home</nav><main><pre>${POSTING}</pre></main>`,
}

/** What the bookmark runs, as the page of postings offers it. */
async function readBookmarklet(page: Page): Promise<string> {
  await page.goto('/postings')
  const href = await page.getByText('Send to Tailorbird').getAttribute('href')
  return decodeURIComponent(href?.replace('javascript:', '') ?? '')
}

/** Runs it on a page, as a press in the bookmarks bar does. @returns the tab that opens */
async function press(page: Page, address: string, bookmarklet: string): Promise<Page> {
  await page.goto(address)
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate(bookmarklet)])
  return tab
}

const listPostings = async (page: Page) => {
  const answer = await page.request.get('/api/postings')
  const { postings } = (await answer.json()) as {
    postings: { id: string; title: string; company: string; link: string }[]
  }
  return postings
}

test('postings of another site arrive by the bookmarklet, past a policy that forbids all', async ({
  page,
}) => {
  // Two tabs, each loaded twice.
  test.slow()
  const board = await startJobBoard(PAGES)
  try {
    const bookmarklet = await readBookmarklet(page)
    for (const [path, name, added] of [
      ['/marked', 'Pastry Cook, Crumb & Co', 1],
      ['/plain', 'Telemetry Registered Nurse', 2],
    ] as const) {
      const tab = await press(page, board.url + path, bookmarklet)
      await expect(tab).toHaveURL(/\/postings$/)
      await expect(tab.getByText('1 posting found')).toBeVisible()
      await expect(tab.getByText(`Read on ${new URL(board.url).host}.`)).toBeVisible()
      await expect(tab.getByText(name)).toBeVisible()
      expect(await listPostings(page)).toHaveLength(added - 1)
      await tab.getByRole('button', { name: 'Add 1 posting' }).click()
      await expect.poll(() => listPostings(page)).toHaveLength(added)
      // It is gone from the tab: a reload brings it no second time.
      await tab.reload()
      await expect(tab.getByRole('heading', { name: 'Your postings' })).toBeVisible()
      await expect(tab.getByText('1 posting found')).toBeHidden()
      await tab.close()
    }
    const all = await listPostings(page)
    const cook = all.find(({ link }) => link === `${board.url}/marked`)
    const nurse = all.find(({ link }) => link === `${board.url}/plain`)
    expect(cook).toMatchObject({ title: 'Pastry Cook', company: 'Crumb & Co' })
    const text = async (id = '') => (await page.request.get(`/api/postings/${id}`)).text()
    expect(await text(cook?.id)).toContain('3+ years of baking')
    expect(await text(nurse?.id)).toContain('Electrocardiogram interpretation')
    expect(await text(nurse?.id)).not.toContain('Home')
  } finally {
    board.close()
  }
})

test('a board that cuts its tabs off is told to the person', async ({ page }) => {
  const board = await startJobBoard(PAGES, { 'cross-origin-opener-policy': 'same-origin' })
  try {
    const bookmarklet = await readBookmarklet(page)
    // The browser tells a page that cuts itself off of no popup: it is the next tab.
    await page.goto(`${board.url}/plain`)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(bookmarklet),
    ])
    await expect(tab.getByText(/lets nothing through to another tab/)).toBeVisible()
  } finally {
    board.close()
  }
})

/** Opens a page of the product from the hostile one, and posts into it by itself when that is ready. */
const HOSTILE = `<script>
const origin = '*'
const clips = {
  huge: { kind: 'tailorbird-clip', link: location.href, scripts: [], text: 'x'.repeat(5000000) },
  markup: { kind: 'tailorbird-clip', link: location.href, text: '', scripts: [JSON.stringify({
    '@type': 'JobPosting', title: '<img src=x onerror="window.ran = 1">', description: 'You cook.' })] },
  other: { kind: 'tailorbird-clip', link: 'https://jobs.example/1', scripts: [], text: 'Cook' },
}
let tab
function attack(url, clip) {
  tab = window.open(url)
  addEventListener('message', () => tab.postMessage(clips[clip], origin))
  setInterval(() => tab.postMessage(clips[clip], origin), 500)
}
async function call(url) {
  const body = JSON.stringify({ postings: [{ text: 'Cook' }] })
  const sent = { method: 'POST', body, credentials: 'include' }
  await fetch(url + '/api/postings', { ...sent, mode: 'no-cors' }).catch(() => {})
  const json = { ...sent, headers: { 'content-type': 'application/json' } }
  return fetch(url + '/api/postings', json).then(() => 'read', () => 'refused')
}
</script>`

test('a hostile page adds nothing, whatever it posts', async ({ page, product }) => {
  const board = await startJobBoard({ '/': HOSTILE }, {})
  const attack = async (path: string, clip: string) => {
    await page.goto(board.url)
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(`attack(${JSON.stringify(product.url + path)}, '${clip}')`),
    ])
    return tab
  }
  try {
    await page.goto('/postings')
    for (const clip of ['huge', 'other']) {
      const tab = await attack('/clip.html', clip)
      await expect(tab.getByText(/no posting that Tailorbird can take/)).toBeVisible()
      await tab.close()
    }
    const shown = await attack('/clip.html', 'markup')
    await expect(shown.getByText('1 posting found')).toBeVisible()
    await expect(shown.getByText('<img src=x onerror="window.ran = 1">')).toBeVisible()
    expect(await shown.evaluate('window.ran')).toBeUndefined()
    expect(await shown.evaluate('window.opener')).toBeNull()
    // Cut off: to whoever opened it the tab is closed.
    expect(await page.evaluate('tab.closed')).toBe(true)
    await shown.close()

    // The page of postings itself hears nobody.
    const direct = await attack('/postings', 'markup')
    await expect(direct.getByRole('heading', { name: 'Your postings' })).toBeVisible()
    await expect(direct.getByText('1 posting found')).toBeHidden()
    await direct.close()

    expect(await page.evaluate(`call(${JSON.stringify(product.url)})`)).toBe('refused')
    expect(await listPostings(page)).toEqual([])
  } finally {
    board.close()
  }
})
