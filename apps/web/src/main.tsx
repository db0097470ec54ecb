import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { makeStore } from './app/store.ts'
import './app/styles.css'
import { fetchPage } from './app/lazy-pages.ts'
import { openKeep } from './lib/keep.ts'
import { shareSocket } from './lib/socket.ts'

/** Fetches what the first picture needs and takes the place of the server's. */
async function start(root: HTMLElement): Promise<void> {
  const { origin, pathname } = window.location
  const [keep] = await Promise.all([openKeep('tailorbird'), fetchPage(pathname)])
  const store = makeStore({ origin, keep, socket: shareSocket(origin) })
  // In small pieces, so that a slow phone stays responsive meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <BrowserRouter>
            <ErrorBoundary>
              <App />
            </ErrorBoundary>
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
// Awaited nowhere: the page's chunk imports from this one, which has to be done for that.
void start(root)
