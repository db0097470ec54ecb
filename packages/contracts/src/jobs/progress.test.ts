import { expect, test } from 'vitest'
import { progressText } from './progress.ts'

test.each([
  [0, 'Starting...'],
  [29, 'Starting...'],
  [30, 'Tailoring resume...'],
  [69, 'Tailoring resume...'],
  [70, 'Generating PDF...'],
  [100, 'Generating PDF...'],
])('progress %i reads %s', (progress, text) => {
  expect(progressText(progress)).toBe(text)
})
