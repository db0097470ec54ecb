import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { keepInMemory } from '../../../lib/keep.ts'
import { keepClip } from '../../../lib/kept-clip.ts'
import { shareSocket } from '../../../lib/socket.ts'
import { startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { ImportSection } from './import-section.tsx'

const MARKUP = '<img src=x onerror=alert(1)>'
const JOB = { '@type': 'JobPosting', title: MARKUP, description: 'You cook.' }

let server: Loopback
let socket: ReturnType<typeof shareSocket>
beforeEach(async () => {
  server = await startLoopback()
  socket = shareSocket(server.origin)
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  cleanup()
  await server.close()
})

function show(text: string, scripts: string[] = []) {
  const clip = { kind: 'tailorbird-clip', link: 'https://jobs.example/7', scripts, text } as const
  keepClip({ clip, from: 'jobs.example' })
  const store = makeStore({ origin: server.origin, keep: keepInMemory(), socket })
  render(
    <Provider store={store}>
      <ImportSection total={0} />
    </Provider>,
    { reactStrictMode: true },
  )
}

test('what came is shown as text, waits for a moment and for a press, and then goes out', async () => {
  server.answer('POST /api/postings', () => ({ status: 200, body: { added: 1, known: 0 } }))
  show('Menu', [JSON.stringify(JOB)])
  expect(await screen.findByText('1 posting found')).toBeTruthy()
  expect(screen.getByText('jobs.example')).toBeTruthy()
  expect(screen.getByText(MARKUP)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  const button = screen.getByRole('button', { name: 'Add 1 posting' })
  // As when another window gives its place up.
  fireEvent.focus(window)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  expect(server.calls).toEqual([])
  fireEvent.click(button)
  await waitFor(() => expect(server.calls).toContain('POST /api/postings'))
  expect(server.bodies).toEqual([
    {
      postings: [
        expect.objectContaining({
          title: MARKUP,
          link: 'https://jobs.example/7',
          text: expect.stringContaining('You cook.'),
        }),
      ],
    },
  ])
})

test.each([
  [' ', /says nothing that can be read/],
  ['x'.repeat(100_001), /more on that page than one posting has/],
])('a page that gives no posting says what helps', async (text, words) => {
  show(text)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add to the list' })).toBeTruthy()
})

test('the bookmarklet is a link to drag', async () => {
  show('Cook')
  expect(await screen.findByText('1 posting found')).toBeTruthy()
  const link = screen.getByText('Send to Tailorbird')
  expect(link.getAttribute('href')).toMatch(/^javascript:/)
  fireEvent.click(link)
  expect(await screen.findByText(/from your bookmarks bar/)).toBeTruthy()
})
