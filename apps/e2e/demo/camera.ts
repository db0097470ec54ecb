import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'

/** Frames per second of the video. */
export const FRAME_RATE = 20
export const FRAME_MS = 1000 / FRAME_RATE

interface Frame {
  path: string
  ms: number
}

/** Words that belong to a place of the video. */
export interface Line {
  /** In seconds. */
  at: number
  text: string
}

/**
 * Films a page picture by picture. Each picture says how long it is shown, so a slow machine makes the same
 * video as a fast one.
 * @param folder where the pictures go
 */
export function makeCamera(folder: string) {
  const frames: Frame[] = []
  const lines: Line[] = []
  const sessions = new Map<Page, CDPSession>()
  let page: Page | undefined
  let last = ''
  let poster = ''

  const length = () => frames.reduce((sum, { ms }) => sum + ms, 0)

  async function shoot(ms: number): Promise<void> {
    const session = page && sessions.get(page)
    if (!session) throw new Error('The camera looks at no page')
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    const before = frames.at(-1)
    if (data === last && before) {
      before.ms += ms
      return
    }
    last = data
    const path = join(folder, `${String(frames.length).padStart(5, '0')}.png`)
    await writeFile(path, Buffer.from(data, 'base64'))
    frames.push({ path, ms })
  }

  return {
    frames,
    lines,
    length,
    /** The picture that stands for the video before it plays. */
    poster: () => poster,
    lookAt: async (next: Page) => {
      page = next
      if (!sessions.has(next)) sessions.set(next, await next.context().newCDPSession(next))
      await next.bringToFront()
    },
    /** One frame, or a still of so many milliseconds. */
    shoot: (ms = FRAME_MS) => shoot(ms),
    /** Films what happens by itself, at most so long in the video: more is played faster. */
    watch: async (happening: Promise<unknown>, mostMs: number) => {
      const state = { over: false }
      const end = happening.finally(() => (state.over = true))
      const first = frames.length
      const begin = length()
      let now = performance.now()
      while (!state.over) {
        await shoot(0)
        const shown = frames.at(-1)
        const then = now
        now = performance.now()
        if (shown) shown.ms += now - then
      }
      await end
      const taken = length() - begin
      for (const frame of frames.slice(first)) frame.ms *= Math.min(1, mostMs / taken)
    },
    say: (text: string) => void lines.push({ at: Math.round(length() / 100) / 10, text }),
    keepPoster: () => (poster = frames.at(-1)?.path ?? ''),
  }
}

export type Camera = ReturnType<typeof makeCamera>
