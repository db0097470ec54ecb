import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  archiveAsked,
  downloadAsked,
  downloadJoined,
  type DownloadType,
  type WantedPdf,
} from '../../lib/download-slice.ts'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'

let server: Loopback
let visit: ReturnType<typeof renderApp>
/** Names of the files that the browser was given. */
let saved: string[]

const wanted = (resumeId: string): WantedPdf => ({
  resumeId,
  title: `Baker (${resumeId})`,
  size: 'a4',
  template: 'classic',
  fit: 0,
})
function ask(downloadType: DownloadType, ...ids: string[]) {
  act(() => void visit.store.dispatch(downloadAsked({ downloadType, files: ids.map(wanted) })))
}
const settings = (adViewSeconds: number) =>
  server.answer('GET /api/settings', () => ({
    status: 200,
    body: { adViewSeconds, bitcoinAddress: null, payments: false },
  }))
const pdf = (id: string, status: number) =>
  server.answer(`GET /api/resume/${id}/pdf`, () => ({
    status,
    body: {
      type: 'about:blank',
      title: 'PDF failed',
      status,
      detail: 'No PDF.',
      code: 'render_failed',
      requestId: 'request-9',
    },
  }))
const pdfCalls = () => server.calls.filter((call) => call.includes('/pdf'))
const button = (name = 'Download PDF') => screen.findByRole('button', { name })
/** Second by second, because each tick sets the next timer. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 1000) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1000)))
  }
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeEach(async () => {
  saved = []
  URL.createObjectURL = () => 'blob:pdf'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server = await startLoopback()
  pdf('one', 200)
  pdf('two', 200)
  pdf('three', 200)
  visit = renderApp(server.origin)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await visit.leave()
  await server.close()
})

test('the button opens when the seconds have passed, and a click saves the file and closes', async () => {
  ask('single', 'one')
  const download = await button()
  expect(screen.getByRole('dialog', { name: 'Your PDF is ready' })).toBeTruthy()
  expect(screen.getByText('You can download in 10 seconds.')).toBeTruthy()
  expect(download).toBe(document.activeElement)
  expect(download.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(download)
  await pass(4000)
  expect(screen.getByText(/^You can download in [56] seconds\.$/)).toBeTruthy()
  const share = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Waiting time' })
  expect(share.value).toBeCloseTo(0.4, 0)
  await pass(6000)
  expect(share.value).toBe(1)
  expect(screen.getByText('You can download now.')).toBeTruthy()
  expect(screen.getByText('Your download is ready.')).toBeTruthy()
  expect(screen.queryByText(/You can download in/)).toBeNull()
  expect(download.getAttribute('aria-disabled')).toBe('false')
  expect(pdfCalls()).toEqual([])
  fireEvent.click(download)
  fireEvent.click(download)
  await closed()
  await waitFor(() => expect(saved).toEqual(['Bakerone.pdf']))
  expect(pdfCalls()).toEqual(['GET /api/resume/one/pdf?size=a4&template=classic'])
})

test('the operator sets the seconds; with none the button is open at once', async () => {
  settings(0)
  ask('single', 'one')
  await waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBe('false'))
  expect(screen.getByText('Your download is ready.')).toBeTruthy()
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
  ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes without a download, and the countdown starts anew', async (_way, leave) => {
  const place = screen.getByLabelText('Job description')
  place.focus()
  ask('single', 'one')
  await button()
  await pass(9000)
  leave()
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(place))
  ask('single', 'one')
  await button()
  expect(screen.getByText(/^You can download in (9|10) seconds\.$/)).toBeTruthy()
  expect(pdfCalls()).toEqual([])
})

test('a batch has one dialog, and its files start half a second apart', async () => {
  const starts: number[] = []
  for (const id of ['one', 'two', 'three']) {
    server.answer(`GET /api/resume/${id}/pdf`, () => {
      starts.push(performance.now())
      return { status: 200, body: {} }
    })
  }
  ask('batch', 'one', 'two', 'three')
  const download = await button('Download 3 PDFs')
  expect(screen.getByRole('dialog', { name: '3 PDFs are ready' })).toBeTruthy()
  await pass(10_000)
  fireEvent.click(download)
  await closed()
  await waitFor(() => expect(starts).toHaveLength(1))
  await pass(500)
  await waitFor(() => expect(starts).toHaveLength(2))
  await pass(500)
  await waitFor(() => expect(saved).toEqual(['Bakerone.pdf', 'Bakertwo.pdf', 'Bakerthree.pdf']))
  const [first = 0, second = 0, third = 0] = starts
  expect(second - first).toBeGreaterThan(400)
  expect(third - second).toBeGreaterThan(400)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a file that is ready meanwhile joins the open dialog without a new wait', async () => {
  act(() => void visit.store.dispatch(downloadJoined(wanted('one'))))
  await button()
  await pass(8000)
  act(() => void visit.store.dispatch(downloadJoined(wanted('two'))))
  const both = await button('Download 2 PDFs')
  await pass(2000)
  fireEvent.click(both)
  await pass(500)
  await waitFor(() => expect(saved).toHaveLength(2))
})

test('what nobody pressed a button for waits until the keys rest', async () => {
  settings(0)
  const field = await screen.findByLabelText('Job description')
  act(() => field.focus())
  fireEvent.keyDown(field, { key: 'a' })
  act(() => void visit.store.dispatch(downloadJoined(wanted('one'))))
  await pass(1000)
  fireEvent.keyDown(field, { key: 'b' })
  await pass(1500)
  expect(screen.queryByRole('dialog')).toBeNull()
  await pass(1000)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('a failed download is said with its reference, and repeated without another wait', async () => {
  pdf('one', 500)
  settings(0)
  ask('single', 'one')
  await waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(await button())
  expect((await screen.findAllByText('Download failed')).length).toBeGreaterThan(0)
  expect(
    screen.getAllByText('Failed to download PDF. Please try again.', { exact: false }).length,
  ).toBeGreaterThan(0)
  expect(screen.getAllByText('Reference: request-9').length).toBeGreaterThan(0)
  pdf('one', 200)
  fireEvent.click(await screen.findByRole('button', { name: 'Download it again' }))
  await waitFor(() => expect(saved).toEqual(['Bakerone.pdf']))
  expect(screen.queryByRole('region', { name: 'Failed downloads' })).toBeNull()
})

test('a batch says once how many failed, and repeats these alone', async () => {
  pdf('one', 503)
  pdf('three', 503)
  settings(0)
  ask('batch', 'one', 'two', 'three')
  const download = await button('Download 3 PDFs')
  await waitFor(() => expect(download.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(download)
  await pass(1000)
  expect((await screen.findAllByText(/2 of 3 did not arrive\./)).length).toBeGreaterThan(0)
  expect(visit.store.getState().toast.id).toBe(1)
  expect(saved).toEqual(['Bakertwo.pdf'])
  pdf('one', 200)
  pdf('three', 200)
  fireEvent.click(await screen.findByRole('button', { name: 'Download these 2 again' }))
  await pass(500)
  await waitFor(() => expect(saved).toEqual(['Bakertwo.pdf', 'Bakerone.pdf', 'Bakerthree.pdf']))
})

test('a list of failed downloads goes away when it is dismissed', async () => {
  pdf('one', 404)
  settings(0)
  ask('individual', 'one')
  await waitFor(async () => expect((await button()).getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(await button())
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(screen.queryByRole('region', { name: 'Failed downloads' })).toBeNull()
})

test('a ZIP of chosen jobs is asked for by their ids, and what fails is said', async () => {
  settings(0)
  const jobIds = ['a'.padEnd(21, '_'), 'b'.padEnd(21, '_')]
  const want = async () => {
    act(() => void visit.store.dispatch(archiveAsked({ jobIds, count: 2 })))
    const download = await button('Download ZIP')
    await waitFor(() => expect(download.getAttribute('aria-disabled')).toBe('false'))
    fireEvent.click(download)
    await closed()
  }
  server.answer('POST /api/archive', () => ({
    status: 409,
    body: { title: 'Not finished', status: 409, detail: 'None is done yet.', code: 'not_finished' },
  }))
  await want()
  expect((await screen.findAllByText(/None is done yet\./)).length).toBeGreaterThan(0)
  expect(saved).toEqual([])
  server.answer('POST /api/archive', () => ({ status: 200, body: {} }))
  await want()
  await waitFor(() => expect(saved).toEqual(['resumes.zip']))
  expect(server.bodies.at(-1)).toEqual({ jobIds, size: 'letter' })
})

test('the ZIP comes after the notice, and a file that joins it is not lost', async () => {
  settings(0)
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.pathname + this.search)
  })
  act(() => void visit.store.dispatch(archiveAsked({ batchId: 'batch-1', count: 3 })))
  await button('Download ZIP')
  expect(screen.getByRole('dialog', { name: 'Your ZIP of 3 PDFs is ready' })).toBeTruthy()
  act(() => void visit.store.dispatch(downloadJoined(wanted('one'))))
  const download = await button('Download ZIP and PDF')
  await waitFor(() => expect(download.getAttribute('aria-disabled')).toBe('false'))
  expect(links).toEqual([])
  fireEvent.click(download)
  await closed()
  await waitFor(() => expect(links).toHaveLength(2))
  expect(links[0]).toBe('/api/batches/batch-1/archive?size=letter')
  expect(pdfCalls()).toHaveLength(1)
})
