import { CLIP_PATH, CLIP_READY, CLIP_TAKEN, type Clip } from './clip.ts'

/**
 * Opens the product's page in a tab of its own and gives it a clip: to that page alone, and when it asks.
 * @param address of the product; its origin counts
 * @returns 'blocked' when the browser opened nothing, 'taken' once the page has it; without an answer nothing
 */
export function handOver(clip: Clip, address: string): Promise<'blocked' | 'taken'> {
  const { origin } = new URL(address)
  const opened = window.open(origin + CLIP_PATH, '_blank')
  if (!opened) return Promise.resolve('blocked')
  return new Promise((resolve) => {
    const answer = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== opened || from !== origin) return
      if (data === CLIP_READY) opened.postMessage(clip, origin)
      if (data !== CLIP_TAKEN) return
      window.removeEventListener('message', answer)
      resolve('taken')
    }
    window.addEventListener('message', answer)
  })
}
