/** A corner of the window, and how far below its top where that is one of the top. */
export interface Place {
  corner: 'top-0 right-0' | 'bottom-0 left-0' | 'bottom-0 right-0'
  top: number
}

const PHONE_PX = 640
const MAX_WIDTH_PX = 400
/** About what a toast of two lines takes, with its margin. */
const HEIGHT_PX = 130
const COLUMNS = 9
const ROWS = 4
/** What it costs to cover a point of the focus, of something to press, of words. */
const COSTS = { focus: 50, control: 5, words: 1 }
const CONTROLS = 'button, a, label, input, textarea, select, summary'

/** @returns where a toast covers least; of equals the first: below the header on phones, else bottom left */
export function findToastPlace(): Place {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const top = { corner: 'top-0 right-0', top: Math.max(0, header) } as const
  const left = { corner: 'bottom-0 left-0', top: 0 } as const
  const right = { corner: 'bottom-0 right-0', top: 0 } as const
  const places: Place[] = window.innerWidth < PHONE_PX ? [top, right] : [left, right, top]
  const costs = places.map(sumCosts)
  return places[costs.indexOf(Math.min(...costs))] ?? right
}

/** Whether a box lies over what has the focus. */
export function coversFocus(box: DOMRect): boolean {
  const focused = findFocused()?.getBoundingClientRect()
  if (!focused) return false
  return (
    focused.left < box.right &&
    focused.right > box.left &&
    focused.top < box.bottom &&
    focused.bottom > box.top
  )
}

function sumCosts({ corner, top }: Place): number {
  // Nothing is laid out, so nothing is covered.
  if (!('elementsFromPoint' in document)) return 0
  const width = Math.min(MAX_WIDTH_PX, window.innerWidth)
  const startX = corner.endsWith('left-0') ? 0 : window.innerWidth - width
  const startY = corner.startsWith('top') ? top : window.innerHeight - HEIGHT_PX
  let sum = 0
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const x = startX + ((column + 0.5) / COLUMNS) * width
      const y = startY + ((row + 0.5) / ROWS) * HEIGHT_PX
      sum += weigh(document.elementsFromPoint(x, y).find((found) => !found.closest('.toasts')))
    }
  }
  return sum
}

function weigh(element: Element | undefined): number {
  if (!element) return 0
  if (findFocused()?.contains(element)) return COSTS.focus
  if (element.closest(CONTROLS)) return COSTS.control
  const hasWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  )
  return hasWords ? COSTS.words : 0
}

/** What has the focus, unless that is a whole part of the page. */
function findFocused(): Element | undefined {
  const { activeElement } = document
  if (!activeElement || activeElement.closest('.toasts')) return undefined
  return activeElement.matches('body, main, section') ? undefined : activeElement
}
