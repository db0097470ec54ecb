/** How a page is shown in the room that there is. Lengths are in CSS pixels, those of the page before it is zoomed. */
export interface Fit {
  zoom: number
  width: number
  /** At each side. */
  padding: number
  /** How much is left of the margins above and below. */
  margins: number
  /** The lines break as in print; else they are as long as there is room for. */
  isTrue: boolean
}

/** The page as it is designed. */
export interface PageMeasures {
  width: number
  padding: number
  /** Size of the body's letters. */
  letters: number
}

/** From here on down letters are no longer made smaller to keep the lines. */
const LEAST_LETTERS = 9.5
/** Letters that read well; the margins give way to them first. */
const GOOD_LETTERS = 12
/** The same at an arm's length, in a narrow window. */
const PHONE_LETTERS = 14
const PHONE_WIDTH = 480
/** Margins are never less than this part of the width. */
const LEAST_MARGIN = 0.042
const PHONE_MARGIN = 0.075

/**
 * Fits a page to a width: the whole paper where its letters can be read, then with narrower margins, and where
 * the lines of the print would be too small, with lines of its own.
 * @param room in CSS pixels
 */
export function fitPage(room: number, { width, padding, letters }: PageMeasures): Fit {
  const writeMargins = (side: number) => ({ padding: side, margins: side / padding })
  // Chromium prints on whole dots, and rounds up.
  const column = Math.ceil(width - 2 * padding)
  const whole = room / width
  const widest = (room * (1 - 2 * LEAST_MARGIN)) / column
  const zoom = Math.max(whole, Math.min(GOOD_LETTERS / letters, widest))
  if (zoom * letters >= LEAST_LETTERS) {
    const shown = room / zoom
    return { zoom, width: shown, ...writeMargins((shown - column) / 2), isTrue: true }
  }
  const isPhone = room < PHONE_WIDTH
  const own = (isPhone ? PHONE_LETTERS : GOOD_LETTERS) / letters
  const margin = isPhone ? PHONE_MARGIN : LEAST_MARGIN
  return { zoom: own, width: room / own, ...writeMargins((room / own) * margin), isTrue: false }
}
