/** Rows of a list in jsdom, in pixels. */
const ROW_PX = 80
const SCROLLER_PX = 400

/**
 * Gives elements a height, because jsdom lays nothing out and a virtual list draws what is in sight: list
 * items are 80 px high, everything else 400.
 */
export function layOut(): void {
  const height = {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? ROW_PX : SCROLLER_PX
    },
  }
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', height)
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', height)
  // Which scrolls, and says so.
  HTMLElement.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollTop = to.top ?? 0
    this.dispatchEvent(new Event('scroll'))
  }
}
