import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { makeStore } from '../app/store.ts'
import { keepInMemory, type Keep } from '../lib/keep.ts'
import { shareSocket } from '../lib/socket.ts'

/**
 * Shows the whole page with a real store.
 * @param keep what an earlier visit left, for a reload
 * @param strict as the product renders it: everything twice
 * @returns also where the page is now, such as '/pricing'
 */
export function renderApp(
  origin: string,
  { keep = keepInMemory(), path = '/', strict = false } = {},
) {
  // jsdom lays nothing out, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => {}
  window.scrollTo = () => {}
  window.ResizeObserver ??= NoSizes
  const socket = shareSocket(origin)
  const store = makeStore({ origin, keep, socket })
  let place = path
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
        <Place note={(now) => void (place = now)} />
      </MemoryRouter>
    </Provider>,
    { reactStrictMode: strict },
  )
  // A person moves the mouse: what waits for that begins.
  window.dispatchEvent(new Event('pointermove'))
  return { store, keep, place: () => place, leave: () => leave(socket) }
}

/** Nothing has a size, so no size changes. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Notes the address that the router is at. */
function Place({ note }: { note: (path: string) => void }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => note(pathname + search + hash))
  return null
}

/** Ends a visit as closing the tab does. */
async function leave(socket: ReturnType<typeof shareSocket>) {
  cleanup()
  const opened = await socket()
  opened.disconnect()
}

/** A visit that has a resume and a job description. */
export function keepTexts(): Keep {
  const keep = keepInMemory()
  keep.write('resume', { content: 'Noor Haddad\nBakes bread.', fileName: 'noor.md', size: 24 })
  keep.write('posting', 'Baker at Crumb & Co')
  return keep
}
