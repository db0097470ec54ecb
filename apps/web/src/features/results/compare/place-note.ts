/** Where a note stands to the words that it is about. */
interface NotePlace {
  side: 'top' | 'bottom'
  /** In pixels. */
  sideOffset: number
}

const GAP = 6
/** Most notes are not taller, in pixels. */
const NOTE_HEIGHT = 190

/** Right below the words. */
export const NEAR: NotePlace = { side: 'bottom', sideOffset: GAP }

/**
 * Puts a note below the whole cell of its words: it hides neither their heading, nor the words, nor the
 * button that undoes. Above the words where there is no room below.
 */
export function placeNote(words: Element): NotePlace {
  const cell = words.closest('td')?.getBoundingClientRect()
  if (!cell) return NEAR
  if (cell.bottom + NOTE_HEIGHT > window.innerHeight && cell.top > NOTE_HEIGHT) {
    return { side: 'top', sideOffset: GAP }
  }
  return { side: 'bottom', sideOffset: cell.bottom - words.getBoundingClientRect().bottom + GAP }
}
