const KEPT = 'scroll-places'

/** Where each entry of the tab's history was scrolled to, by its key. A reload keeps it. */
export interface ScrollPlaces {
  /** From here on, scrolling is noted for this entry; null notes nothing. */
  follow: (entry: string | null) => void
  find: (entry: string) => number | undefined
  /** Stops listening. */
  close: () => void
}

/** Starts to note. Storage that is forbidden is done without. */
export function openScrollPlaces(): ScrollPlaces {
  const places = new Map<string, number>(readKept())
  let followed: string | null = null
  const note = () => {
    if (followed !== null) places.set(followed, window.scrollY)
  }
  const keep = () => {
    // What the browser does on a reload is right: all of the page is there again.
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...places]))
    } catch {
      // Then pages start at their top.
    }
  }
  window.addEventListener('scroll', note, { passive: true })
  window.addEventListener('pagehide', keep)
  return {
    follow: (entry) => {
      followed = entry
    },
    find: (entry) => places.get(entry),
    close: () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    },
  }
}

function readKept(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
