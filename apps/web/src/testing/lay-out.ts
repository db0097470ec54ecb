import { onTestFinished } from 'vitest'

/** Rows of a list in jsdom, in pixels. */
const ROW_PX = 80
const SCROLLER_PX = 400

/**
 * Gives elements a height, because jsdom lays nothing out and a virtual list draws what is in sight: list
 * items are 80 px high, everything else 400. The test's end takes it back.
 */
export function layOut(): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? ROW_PX : SCROLLER_PX
    },
  }
  for (const name of ['offsetHeight', 'clientHeight']) {
    const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name)
    Object.defineProperty(HTMLElement.prototype, name, height)
    onTestFinished(() => {
      if (before) Object.defineProperty(HTMLElement.prototype, name, before)
      else Reflect.deleteProperty(HTMLElement.prototype, name)
    })
  }
  // Which scrolls, and says so as browsers do: where it really moved, and never in the middle of what is under way.
  HTMLElement.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    const top = typeof to === 'object' ? (to.top ?? 0) : this.scrollTop
    if (top === this.scrollTop) return
    this.scrollTop = top
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')))
  }
}
