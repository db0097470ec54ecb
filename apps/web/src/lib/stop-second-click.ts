import type { MouseEvent } from 'react'

/** Longer than people take for a double click, in milliseconds. */
const QUICK_MS = 600
/** A hand shakes by this much between two clicks, in pixels. */
const NEAR_PX = 12

interface Click {
  at: number
  x: number
  y: number
  button: Element
  words: string
}

let last: Click | undefined

/**
 * Stops the second click of a double click when the first one has put another action under the pointer.
 * For `onClickCapture` of what holds buttons that come, go and move. Keyboards are not meant.
 */
export function stopSecondClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button, a, label') : null
  if (!button || event.detail === 0) return
  const words = button.getAttribute('aria-label') ?? button.textContent
  const click = { at: event.timeStamp, x: event.clientX, y: event.clientY, button, words }
  const isSame = last?.button === button && last.words === words
  const isSecond =
    last !== undefined &&
    click.at - last.at < QUICK_MS &&
    Math.hypot(click.x - last.x, click.y - last.y) < NEAR_PX
  last = click
  if (!isSecond || isSame) return
  event.preventDefault()
  event.stopPropagation()
}
