import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stopSecondClick } from './stop-second-click.ts'

let pressed: string[]

/** The first press puts another button in the same place. */
function Buttons() {
  const [isRetried, setRetried] = useState(false)
  const press = (name: string) => () => {
    pressed.push(name)
    setRetried(true)
  }
  return (
    <div onClickCapture={stopSecondClick}>
      {!isRetried && (
        <button type="button" onClick={press('Retry')}>
          Retry
        </button>
      )}
      <button type="button" onClick={press('Cancel')}>
        Cancel
      </button>
    </div>
  )
}

afterEach(cleanup)

beforeEach(() => {
  pressed = []
  render(<Buttons />)
})

const click = (name: string, at: { detail?: number; clientX?: number; timeStamp: number }) => {
  const button = screen.getByRole('button', { name })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at })
  Object.defineProperty(event, 'timeStamp', { value: at.timeStamp })
  fireEvent(button, event)
}

test('the second click of a double click does not hit what came under the pointer', () => {
  click('Retry', { timeStamp: 100_000 })
  click('Cancel', { timeStamp: 100_200 })
  expect(pressed).toEqual(['Retry'])
})

test.each([
  ['later', { timeStamp: 201_000 }],
  ['elsewhere', { timeStamp: 300_200, clientX: 90 }],
  ['by the keyboard', { timeStamp: 400_200, detail: 0 }],
])('a click %s is meant', (_how, at) => {
  click('Retry', { timeStamp: at.timeStamp - (at.timeStamp % 100_000) })
  click('Cancel', at)
  expect(pressed).toEqual(['Retry', 'Cancel'])
})
