import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeptAtRest } from './use-kept-at-rest.ts'

let kept: string[]

function Note() {
  const [text, setText] = useState('as read')
  useKeptAtRest(text, (newest) => kept.push(newest))
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
}
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Note'), { target: { value } })

beforeEach(() => {
  kept = []
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('changes are kept once they rest', () => {
  render(<Note />)
  vi.advanceTimersByTime(1000)
  type('one')
  vi.advanceTimersByTime(200)
  type('two')
  vi.advanceTimersByTime(200)
  expect(kept).toEqual([])
  vi.advanceTimersByTime(200)
  expect(kept).toEqual(['two'])
})

test('what was typed last is kept when the page or the part is left, once', () => {
  const { unmount } = render(<Note />)
  type('leaving')
  window.dispatchEvent(new Event('pagehide'))
  expect(kept).toEqual(['leaving'])
  vi.advanceTimersByTime(1000)
  expect(kept).toEqual(['leaving'])
  type('gone')
  unmount()
  expect(kept).toEqual(['leaving', 'gone'])
})

test('what was typed last is kept when a phone hides the page', () => {
  render(<Note />)
  type('in the pocket')
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  expect(kept).toEqual(['in the pocket'])
})
