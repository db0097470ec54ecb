import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TapeMeasure } from './tape-measure.tsx'

const numbersAt = (after: number | null) => {
  const { container, unmount } = render(<TapeMeasure before={40} after={after} />)
  const numbers = [...container.querySelectorAll('.tape-number')].map((one) => one.textContent)
  unmount()
  return numbers.filter((one) => one !== '')
}

test.each([
  [71, '70'],
  [68, '70'],
  [100, '100'],
])('at %i the mark’s line does not run through the number %s', (after, crossed) => {
  expect(numbersAt(after)).toHaveLength(10)
  expect(numbersAt(after)).not.toContain(crossed)
})

test('a mark between two numbers, or none, leaves them all', () => {
  expect(numbersAt(75)).toHaveLength(11)
  expect(numbersAt(null)).toHaveLength(11)
})
