import { expect, test } from 'vitest'
import { namesLevel } from './names-level.ts'

test.each(['sehr gut', 'Advanced', 'notions', 'Nivel medio', '●●●○○', '4/5'])(
  '%s is a level',
  (text) => {
    expect(namesLevel(text)).toBe(true)
  },
)

test.each(['Excel', 'Good Manufacturing Practice', 'Gutachten', '5S', 'Basic Life Support'])(
  '%s is none',
  (text) => {
    expect(namesLevel(text)).toBe(false)
  },
)
