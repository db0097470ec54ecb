// A worker of its own is for browsers; here it runs beside the page.
// oxlint-disable-next-line import/no-unassigned-import
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RESUME_ID, resultOf, startLoopback, type Loopback } from '../../../testing/loopback.ts'
import { makePdf } from '../testing/make-pdf.ts'
import { visitResult } from '../testing/visit-result.ts'

let server: Loopback
let visit: ReturnType<typeof visitResult>

beforeEach(async () => {
  // jsdom lays nothing out and draws nothing: the pages' width and the canvas are ours.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawNothing() as never)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe() {
        this.report()
      }
      disconnect() {}
    },
  )
  server = await startLoopback()
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({
    status: 200,
    body: makePdf(['Noor Haddad', 'Bakes bread']),
  }))
  visit = visitResult(server, resultOf())
})

afterEach(async () => {
  await visit.leave()
  await server.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A canvas that takes every stroke and keeps none. */
function drawNothing(): unknown {
  const sizes = {
    width: 10,
    actualBoundingBoxAscent: 8,
    fontBoundingBoxAscent: 8,
    fontBoundingBoxDescent: 2,
  }
  const transform = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  return new Proxy(
    {
      canvas: { width: 1, height: 1, remove: () => undefined },
      measureText: () => sizes,
      getTransform: () => transform,
    },
    { get: (target, name) => Reflect.get(target, name) ?? (() => undefined), set: () => true },
  )
}
const open = async () =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'PDF' }), { button: 0 })
const pdfCalls = () => server.calls.filter((call) => call.includes('/pdf'))

test('every page is there, with its text to read', async () => {
  await open()
  const first = within(await screen.findByRole('region', { name: 'Page 1 of 2' }))
  expect(await first.findByText('Noor Haddad')).toBeTruthy()
  const second = within(screen.getByRole('region', { name: 'Page 2 of 2' }))
  expect(await second.findByText('Bakes bread')).toBeTruthy()
  expect(screen.getByText('The PDF, 2 pages')).toBeTruthy()
  // Two dots for each CSS pixel, also on a screen that has one.
  expect(document.querySelector('canvas')?.width).toBe(1200)
})

test('another paper or template is another PDF', async () => {
  await open()
  await screen.findByRole('region', { name: 'Page 1 of 2' })
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({
    status: 200,
    body: makePdf(['One page']),
  }))
  fireEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(screen.getByText('Loading the PDF')).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Page 1 of 1' })).toBeTruthy()
  expect(pdfCalls()).toEqual([
    `GET /api/resume/${RESUME_ID}/pdf?size=letter&template=classic`,
    `GET /api/resume/${RESUME_ID}/pdf?size=letter&template=compact`,
  ])
})

test('a PDF that cannot be had says so and can be asked for again', async () => {
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({ status: 500, body: {} }))
  await open()
  const again = await screen.findByRole('button', { name: 'Load it again' })
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({
    status: 200,
    body: Buffer.from('no PDF'),
  }))
  fireEvent.click(again)
  expect(await screen.findByText('The PDF could not be shown here.')).toBeTruthy()
  server.answer(`GET /api/resume/${RESUME_ID}/pdf`, () => ({
    status: 200,
    body: makePdf(['Well']),
  }))
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(await screen.findByRole('region', { name: 'Page 1 of 1' })).toBeTruthy()
  await waitFor(() => expect(pdfCalls()).toHaveLength(3))
})
