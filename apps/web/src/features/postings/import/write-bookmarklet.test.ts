import { runInThisContext } from 'node:vm'
import type { Clip } from '@tailorbird/clip'
import { afterEach, expect, test, vi } from 'vitest'
import { writeBookmarklet } from './write-bookmarklet.ts'

const ORIGIN = 'https://resumes.example'
/** Browsers take bookmarks of this length everywhere. */
const MOST_CHARS = 4000
const code = decodeURIComponent(writeBookmarklet(ORIGIN).slice('javascript:'.length))

/** Presses it on a page; the product's tab is a window that notes what it is given. */
function press(body: string) {
  document.body.innerHTML = body
  Object.defineProperty(document.body, 'innerText', { configurable: true, value: body })
  const tab = document.documentElement.appendChild(document.createElement('iframe'))
  if (!tab.contentWindow) throw new Error('A frame has a window')
  const given: [Clip, string][] = []
  tab.contentWindow.postMessage = (...message: unknown[]) =>
    void given.push(message as [Clip, string])
  const open = vi.spyOn(window, 'open').mockReturnValue(tab.contentWindow)
  const left: unknown = runInThisContext(code)
  expect(left, 'a value that would take the page’s place').toBeUndefined()
  const say = (data: string, origin: string, source: Window | null = tab.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { given, open, say }
}

afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('iframe')?.remove()
})

test('it opens the product and gives what the page shows to that page alone, when it asks', () => {
  const { given, open, say } = press('Cook at Hill')
  expect(open.mock.calls).toEqual([[`${ORIGIN}/clip.html`, '_blank']])
  say('tailorbird-clip-ready', 'https://evil.example')
  say('tailorbird-clip-ready', ORIGIN, window)
  say('hello', ORIGIN)
  expect(given).toEqual([])
  say('tailorbird-clip-ready', ORIGIN)
  expect(given).toEqual([[expect.objectContaining({ text: 'Cook at Hill' }), ORIGIN]])
})

test('once it is taken, nobody is given anything more', async () => {
  const { given, say } = press('Cook')
  say('tailorbird-clip-ready', ORIGIN)
  say('tailorbird-clip-taken', ORIGIN)
  say('tailorbird-clip-ready', ORIGIN)
  expect(given).toHaveLength(1)
})

test('where nothing opens, it says so', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue(undefined)
  vi.spyOn(window, 'open').mockReturnValue(null)
  runInThisContext(code)
  await vi.waitFor(() => expect(alert).toHaveBeenCalledOnce())
})

test('it is small, and loads nothing', () => {
  expect(writeBookmarklet(ORIGIN).length).toBeLessThan(MOST_CHARS)
  expect(code).not.toMatch(/fetch|XMLHttp|import|innerHTML|eval|https?:\/\/(?!resumes)/)
})
