import type { Locator, Page } from '@playwright/test'
import { FRAME_MS, FRAME_RATE, type Camera } from './camera.ts'
import { BAR_PX, decorate } from './decorate.ts'

const VIEW = { width: 1280, height: 800 }
const ease = (share: number) => share * share * (3 - 2 * share)

/**
 * Plays a person in front of the camera: a pointer that moves, keys that are named, tabs that change.
 * @param tabs the titles of the pages' tabs, by page
 */
export function makeStage(camera: Camera, tabs: ReadonlyMap<Page, string>) {
  let here = { x: 900, y: 520 }
  let page: Page | undefined

  const onStage = (): Page => {
    if (!page) throw new Error('Nobody is on the stage')
    return page
  }

  async function glide(to: { x: number; y: number }, seconds: number) {
    const from = here
    const frames = Math.ceil(seconds * FRAME_RATE)
    for (let frame = 1; frame <= frames; frame += 1) {
      const share = ease(frame / frames)
      here = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await onStage().mouse.move(here.x, here.y)
      await camera.shoot()
    }
  }

  async function goTo(target: Locator, seconds = 0.7) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`Not to be seen: ${target.toString()}`)
    await glide({ x: box.x + Math.min(box.width / 2, 220), y: box.y + box.height / 2 }, seconds)
  }

  async function press(during?: () => Promise<unknown>) {
    await onStage().mouse.down()
    await camera.shoot(4 * FRAME_MS)
    await Promise.all([during?.(), onStage().mouse.up()])
    await camera.shoot(3 * FRAME_MS)
  }

  return {
    /** Puts a page on the stage without a word. */
    show: async (next: Page) => {
      await next.evaluate(decorate, [[...tabs.values()], tabs.get(next) ?? ''] as const)
      page = next
      await camera.lookAt(next)
      await next.mouse.move(here.x, here.y)
      await camera.shoot()
    },
    /** Goes to the page's tab, presses it, and is there. */
    changeTo: async (next: Page) => {
      const place = [...tabs.keys()].indexOf(next)
      await glide({ x: 130 + place * 240, y: BAR_PX / 2 }, 0.7)
      await camera.shoot(3 * FRAME_MS)
      await next.evaluate(decorate, [[...tabs.values()], tabs.get(next) ?? ''] as const)
      page = next
      await camera.lookAt(next)
      await next.mouse.move(here.x, here.y)
      await camera.shoot(8 * FRAME_MS)
    },
    hold: (seconds: number) => camera.shoot(seconds * 1000),
    goTo,
    /** @param during what has to be waited for from the press on */
    click: async (target: Locator, during?: () => Promise<unknown>) => {
      await goTo(target)
      await press(during)
    },
    /** Selects text by drawing over it. */
    select: async (from: Locator, to: Locator) => {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()]
      if (!start || !end) throw new Error('There is no such text')
      await glide({ x: start.x - 4, y: start.y + 6 }, 0.7)
      await onStage().mouse.down()
      await glide({ x: end.x + end.width - 2, y: end.y + end.height - 4 }, 1.4)
      await onStage().mouse.up()
      await camera.shoot(6 * FRAME_MS)
    },
    /** Presses keys and names them on the screen. @param keys as Playwright names them */
    type: async (keys: string, shown: string) => {
      const hint = (text: string) =>
        onStage().evaluate((words) => {
          document.dispatchEvent(new CustomEvent('stage-keys', { detail: words }))
        }, text)
      await hint(shown)
      await camera.shoot(8 * FRAME_MS)
      await onStage().keyboard.press(keys)
      await camera.shoot(16 * FRAME_MS)
      await hint('')
      await camera.shoot()
    },
    /** Scrolls until the target stands this far below the top. */
    scrollTo: async (target: Locator, seconds: number, fromTop = BAR_PX + 40) => {
      const box = await target.boundingBox()
      if (!box) throw new Error(`Not to be seen: ${target.toString()}`)
      const from = await onStage().evaluate(() => window.scrollY)
      const way = box.y - fromTop
      const frames = Math.ceil(seconds * FRAME_RATE)
      for (let frame = 1; frame <= frames; frame += 1) {
        const top = from + way * ease(frame / frames)
        await onStage().evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
        await camera.shoot()
      }
    },
  }
}

export type Stage = ReturnType<typeof makeStage>
export { VIEW }
