import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { KEPT_DAYS, MAILBOXES, pageHeads } from '@tailorbird/contracts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

let server: Loopback
let visit: ReturnType<typeof renderApp>
const turns: unknown[] = []
const brought: string[] = []

beforeEach(async () => {
  server = await startLoopback()
  turns.length = 0
  brought.length = 0
})
afterEach(async () => {
  await visit.leave()
  await server.close()
})

function open(path: string) {
  visit = renderApp(server.origin, { path })
  window.scrollTo = (to: unknown) => void turns.push(to)
  Element.prototype.scrollIntoView = function note(this: Element) {
    brought.push(this.id)
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const sections = () => screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)

test.each([
  ['/privacy-policy', 'Privacy Policy', 10],
  ['/terms', 'Terms of Service', 12],
])(
  '%s has its numbered sections, and a list of them that leads there',
  async (path, name, many) => {
    open(path)
    await heading(name)
    const titles = sections()
    expect(titles).toHaveLength(many)
    expect(titles.map((title) => title?.split('.')[0])).toEqual(
      titles.map((_, at) => String(at + 1)),
    )
    const list = within(screen.getByRole('navigation', { name: 'On this page' }))
    const links = list.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(titles)
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? ''
      expect(document.getElementById(id)?.textContent).toContain(link.textContent)
    }
  },
)

test('the privacy policy says from when it holds, and what the product does', async () => {
  open('/privacy-policy')
  await heading('Privacy Policy')
  const text = document.querySelector('main')?.textContent ?? ''
  expect(text).toContain('Effective 19 September 2025')
  expect(text).toContain('third-party AI service')
  expect(text).toContain('30 days after your last visit')
  expect(text).toContain(`nobody has downloaded for ${KEPT_DAYS.pdf} days`)
  expect(text).toContain(`not used stays for ${KEPT_DAYS.purchase} days after your last visit`)
  expect(text).toContain(`Notes of visits are deleted after ${KEPT_DAYS.analytics} days`)
  expect(text).toContain('your name and your number are taken off them')
  expect(text).toContain('a keyed hash of the month')
  expect(text).toContain('the provider whose account you sign in with')
  const cookies = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(cookies.map((cell) => cell.textContent)).toEqual([
    'tailorbird_device',
    'tailorbird_session',
    'tailorbird_signed_in',
  ])
  const links = screen.getAllByRole('link', { name: 'Your resumes and your data' })
  expect(links.every((link) => link.getAttribute('href') === '/your-data')).toBe(true)
  expect(text).toContain('not for children under 13')
  expect(text).toContain('PIPEDA')
})

test('Canadian law governs the terms', async () => {
  open('/terms')
  await heading('Terms of Service')
  const section = screen.getByRole('region', { name: /Governing law/ })
  expect(section.textContent).toContain('The laws of Ontario and the federal laws of Canada')
})

test('the contact page has four mailboxes, a place, a time and answers', async () => {
  open('/contact')
  await heading('Contact')
  expect(screen.getByText(/take no mail/)).toBeTruthy()
  const main = document.querySelector('main') ?? document.body
  for (const address of Object.values(MAILBOXES)) {
    const [link] = screen.getAllByRole('link', { name: address })
    expect(link?.getAttribute('href')).toBe(`mailto:${address}`)
  }
  expect(
    within(main)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['General', 'Support', 'Legal', 'Partnerships'])
  expect(main.textContent).toContain('within 24 hours on business days')
  expect(main.textContent).toContain('Ottawa, Ontario')
  expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(4)
})

test('where the operator has an address, pages name it and no other', async () => {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'contact',
    content: 'ada@example.org',
  })
  document.head.append(meta)
  open('/contact')
  await heading('Contact')
  expect(screen.queryByText(/take no mail/)).toBeNull()
  const links = screen.getAllByRole('link', { name: /@/ })
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['mailto:ada@example.org']),
  )
  meta.remove()
})

test('About makes the claims of the product and no others', async () => {
  open('/about')
  await heading('About')
  const text = document.querySelector('main')?.textContent ?? ''
  expect(text).toContain('25 to 45 minutes')
  expect(text).toContain('no artificial resume limits')
  expect(text).toContain('promises no interview')
})

test('a page that is turned to starts at its top, has the focus and its own head', async () => {
  open('/nowhere')
  const foot = within(screen.getByRole('navigation', { name: 'More' }))
  fireEvent.click(foot.getByRole('link', { name: 'About' }))
  const h1 = await heading('About')
  expect(document.activeElement).toBe(h1)
  expect(turns).toEqual([{ top: 0, behavior: 'instant' }])
  expect(document.title).toBe(pageHeads['/about'].title)
})

test('the first page leaves the focus where the browser puts it', async () => {
  open('/about')
  await heading('About')
  expect(document.activeElement).toBe(document.body)
  expect(turns).toEqual([])
})

test('a link to a section of another page ends there', async () => {
  open('/about')
  await heading('About')
  fireEvent.click(screen.getByRole('link', { name: 'privacy policy' }))
  await waitFor(() => expect(brought).toEqual(['ai-services']))
  expect(document.activeElement?.textContent).toBe('5. AI services')
})
