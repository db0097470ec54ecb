import { expect, test } from 'vitest'
import type { PageFit } from '@tailorbird/contracts'
import { renderFitted } from './render-fitted.ts'
import { writePdf } from './testing/write-pdf.ts'

/** Renders so many pages as `pagesAt` says of a density; the last has so many lines. */
async function fit(wanted: PageFit, pagesAt: (density: number) => number, lastLines = 20) {
  const densities: number[] = []
  const renderer = {
    render: (html: string) => Promise.resolve(writePdf(pagesAt(Number(html)), lastLines)),
  }
  const write = (density: number) => {
    densities.push(density)
    return String(density)
  }
  const bytes = await renderFitted(renderer, write, { size: 'a4', fit: wanted })
  const pages = Number(/\/Count (\d+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1])
  return { densities, pages }
}

test('what need not be fitted, or fits, is printed once', async () => {
  expect(await fit(0, () => 4)).toEqual({ densities: [0], pages: 4 })
  expect(await fit(2, () => 2)).toEqual({ densities: [0], pages: 2 })
  expect(await fit(3, () => 1)).toEqual({ densities: [0], pages: 1 })
})

test('what does not fit is tightened as little as five prints can find', async () => {
  const { densities, pages } = await fit(1, (density) => (density < 0.3 ? 2 : 1))
  expect(pages).toBe(1)
  expect(densities).toEqual([0, 1, 0.5, 0.25, 0.375])
})

test('what can never fit is as tight as one can read', async () => {
  expect(await fit(1, (density) => (density < 0.5 ? 4 : 3))).toEqual({
    densities: [0, 1],
    pages: 3,
  })
})

test.each([0, 2] as const)('fit %s: a few lines on a last page are pulled in', async (wanted) => {
  const pagesAt = (density: number) => (density < 0.4 ? 2 : 1)
  expect(await fit(wanted, pagesAt, 3)).toEqual({ densities: [0, 0.2, 0.45], pages: 1 })
  expect(await fit(wanted, pagesAt, 4)).toEqual({ densities: [0], pages: 2 })
})

test('a few lines that a bit less air can not pull in stay', async () => {
  expect(await fit(0, () => 2, 1)).toEqual({ densities: [0, 0.2, 0.45], pages: 2 })
})
