import { expect, test } from 'vitest'
import { fitPage } from './fit-page.ts'

/** The classic template on letter paper. */
const PAGE = { width: 816, padding: 72, letters: 12.8 }
const COLUMN = 816 - 2 * 72

test.each([1200, 816, 780, 720, 640])('in %i px the lines are those of the print', (room) => {
  const { zoom, width, padding, isTrue } = fitPage(room, PAGE)
  expect(isTrue).toBe(true)
  expect(width - 2 * padding).toBeCloseTo(COLUMN, 6)
  expect(width * zoom).toBeCloseTo(room, 6)
  expect(padding * zoom).toBeGreaterThan(0.04 * room)
})

test('letters are no smaller than they can be read, and margins give way to them first', () => {
  const { zoom, padding } = fitPage(730, PAGE)
  expect(zoom * PAGE.letters).toBeGreaterThan((730 / 816) * PAGE.letters)
  expect(padding).toBeLessThan(PAGE.padding)
})

test('on a phone the lines are its own, in letters for an arm’s length', () => {
  const { zoom, width, padding, isTrue } = fitPage(340, PAGE)
  expect(isTrue).toBe(false)
  expect(zoom * PAGE.letters).toBeCloseTo(14)
  expect(width * zoom).toBeCloseTo(340)
  expect(padding).toBeLessThan(0.1 * width)
})
