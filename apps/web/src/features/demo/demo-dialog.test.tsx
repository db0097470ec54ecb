import { readFileSync, statSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLoopback, type Loopback } from '../../testing/loopback.ts'
import { renderApp } from '../../testing/render-app.tsx'
import transcript from './transcript.json' with { type: 'json' }

const fileOf = (address: string) => `${import.meta.dirname}/../../../public${address}`

let server: Loopback
let visit: ReturnType<typeof renderApp>

beforeEach(async () => {
  server = await startLoopback()
  visit = renderApp(server.origin)
})

afterEach(async () => {
  await visit.leave()
  await server.close()
})

async function open() {
  fireEvent.click(await screen.findByRole('button', { name: 'How to paste (30s)' }))
  return within(await screen.findByRole('dialog', { name: 'How to paste' }))
}

test('the dialog has the video, its captions, its words and the download', async () => {
  const dialog = await open()
  const video = dialog.getByLabelText<HTMLVideoElement>('How to paste, 30 seconds')
  expect(video.controls).toBe(true)
  expect(video.preload).toBe('none')
  const sources = [...video.querySelectorAll('source')].map((source) => source.getAttribute('src'))
  const poster = video.getAttribute('poster')
  const track = video.querySelector('track')
  expect(track?.kind).toBe('captions')
  expect(track?.srclang).toBe('en')
  for (const { text } of transcript) expect(dialog.getByText(text)).toBeTruthy()
  const download = dialog.getByRole('link', { name: 'Download the video' })
  expect(download.hasAttribute('download')).toBe(true)
  const addresses = [...sources, poster, track?.getAttribute('src'), download.getAttribute('href')]
  for (const address of addresses) {
    const { size } = statSync(fileOf(address ?? ''))
    expect(size).toBeGreaterThan(100)
    expect(size).toBeLessThan(3_000_000)
  }
})

test('the captions say what the transcript says', () => {
  const captions = readFileSync(fileOf('/demo/how-to-paste.vtt'), 'utf8')
  expect(captions.startsWith('WEBVTT\n')).toBe(true)
  const said = captions.split('\n').filter((line) => !/-->|^WEBVTT$|^$/.test(line))
  expect(said).toEqual(transcript.map(({ text }) => text))
})

test('a line of the transcript leads to its place in the video', async () => {
  const dialog = await open()
  const video = dialog.getByLabelText<HTMLVideoElement>('How to paste, 30 seconds')
  let played = 0
  video.play = () => Promise.resolve(void (played += 1))
  const { at, text } = transcript[2] ?? { at: 0, text: '' }
  fireEvent.click(dialog.getByText(text))
  expect(video.currentTime).toBe(at)
  expect(played).toBe(1)
})

test('Escape closes it and the focus goes back', async () => {
  const button = await screen.findByRole('button', { name: 'How to paste (30s)' })
  button.focus()
  await open()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))
})
