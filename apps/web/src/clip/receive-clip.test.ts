import type { Clip } from '@tailorbird/clip'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeKeptClip } from '../lib/kept-clip.ts'
import { receiveClip, type Outcome } from './receive-clip.ts'

const ORIGIN = 'https://jobs.example'
const CLIP: Clip = {
  kind: 'tailorbird-clip',
  link: `${ORIGIN}/7`,
  scripts: [],
  text: '<img src=x onerror=alert(1)> Cook',
}

let outcomes: Outcome[]
let opener: Window

const openWindow = () => {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
  if (!contentWindow) throw new Error('A frame has a window')
  return contentWindow
}
const post = (data: unknown, { origin = ORIGIN, source = opener } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
const listen = (by: Window | null = opener) => {
  Object.defineProperty(window, 'opener', { configurable: true, value: by })
  receiveClip(window, (outcome) => void outcomes.push(outcome))
}

beforeEach(() => {
  outcomes = []
  opener = openWindow()
})
afterEach(() => {
  // Ends who still listens.
  post('')
  document.body.replaceChildren()
  sessionStorage.clear()
})

test('a page’s clip is kept for the next page, once, as the text that it is', () => {
  listen()
  post(CLIP)
  expect(outcomes).toEqual(['taken'])
  expect(takeKeptClip()).toEqual({ clip: CLIP, from: 'jobs.example' })
  expect(takeKeptClip()).toBeUndefined()
})

test('an extension speaks for the page that it read', () => {
  listen()
  post(CLIP, { origin: 'chrome-extension://abcdefghijklmnop' })
  expect(takeKeptClip()?.from).toBe('jobs.example')
})

test.each([
  ['a page that says it is another', CLIP, 'https://evil.example'],
  ['a page without an origin', CLIP, 'null'],
  ['rubbish', { kind: 'tailorbird-clip' }, ORIGIN],
  ['5 MB of text', { ...CLIP, text: 'x'.repeat(5_000_000) }, ORIGIN],
  ['an address that runs', { ...CLIP, link: 'javascript:alert(1)' }, ORIGIN],
])('%s brings nothing, and gets no second try', (_what, data, origin) => {
  listen()
  post(data, { origin })
  post(CLIP)
  expect(outcomes).toEqual(['refused'])
  expect(takeKeptClip()).toBeUndefined()
})

test('other windows are not heard, and don’t spoil it', () => {
  listen()
  post(CLIP, { source: openWindow() })
  post('rubbish', { source: window })
  expect(outcomes).toEqual([])
  post({ ...CLIP, text: 'Mine' })
  expect(takeKeptClip()?.clip.text).toBe('Mine')
})

test('opened by nobody, it takes nothing', () => {
  listen(null)
  expect(outcomes).toEqual(['alone'])
  post(CLIP)
  expect(takeKeptClip()).toBeUndefined()
})

test('what else is in storage is none', () => {
  for (const kept of ['{', 'null', '{"clip":{"text":7},"from":"x"}']) {
    sessionStorage.setItem('clip', kept)
    expect(takeKeptClip()).toBeUndefined()
  }
})
