import { nanoid } from 'nanoid'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom'
import './page-turn.css'
import { openScrollPlaces, type ScrollPlaces } from './scroll-places.ts'
import { tryUntilItFits } from './when-it-fits.ts'

/**
 * Turns the page as a browser does with whole documents: a new one starts at its top, back and
 * forward find the place again, an address with a # goes to that section. Focus goes along, so that a
 * screen reader says where it is. Links with a # alone are the browser's own.
 */
export function usePageTurn(): void {
  const location = useLocation()
  const type = useNavigationType()
  const places = useRef<ScrollPlaces>(null)
  const last = useRef<Location>(null)
  const ownJump = useRef<string>(null)

  // Before the router listens: it turns the page at once, and its own effects come after these.
  useLayoutEffect(() => {
    const opened = (places.current ??= openScrollPlaces())
    opened.follow(last.current && readEntry(last.current))
    const onPop = ({ state }: PopStateEvent) => {
      // Between two pages there is nothing to note.
      opened.follow(null)
      if (state !== null) return
      // The browser has made this entry itself and scrolls by itself. With a key it can be found again.
      ownJump.current = nanoid()
      history.replaceState({ key: ownJump.current, idx: 0 }, '')
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      opened.close()
      places.current = null
    }
  }, [])

  useLayoutEffect(() => {
    const before = last.current
    const entry = readEntry(location)
    last.current = location
    places.current?.follow(entry)
    if (before === location) return undefined
    if (entry === ownJump.current) {
      ownJump.current = null
      return undefined
    }
    const hash = decodeHash(location.hash)
    if (before === null) return hash === '' ? undefined : tryUntilItFits(() => goTo(hash))
    history.scrollRestoration = 'manual'
    if (before.pathname !== location.pathname || type !== NavigationType.Pop) focus(findHeading())
    const place = type === NavigationType.Pop ? places.current?.find(entry) : undefined
    if (place !== undefined) return tryUntilItFits(() => scrollTo(place))
    if (hash !== '') return tryUntilItFits(() => goTo(hash))
    scrollTo(0)
    return undefined
  }, [location, type])
}

/** The key of the history's entry; the router may have read it before it had one. */
function readEntry({ key }: Location): string {
  return (history.state as { key?: string } | null)?.key ?? key
}

/** The section that an address names; a link from a mail has a token in the same place. */
function decodeHash(hash: string): string {
  if (hash.includes('=')) return ''
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

const findHeading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

function focus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Whether it is as far down as it should be. */
function scrollTo(place: number): boolean {
  window.scrollTo({ top: place, behavior: 'instant' })
  return Math.abs(window.scrollY - place) < 2
}

function goTo(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  section.scrollIntoView({ behavior: 'instant' })
  // What belongs there comes once somebody is near.
  if (section.childElementCount === 0) return false
  const inside = section.querySelector<HTMLElement>('h1, h2, h3')
  focus(section.tabIndex < 0 ? (inside ?? section) : section)
  return true
}
