import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { ErrorBoundary } from './app/error-boundary.tsx'
import { makeStore } from './app/store.ts'
import './app/styles.css'
import { openKeep } from './lib/keep.ts'
import { shareSocket } from './lib/socket.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const { origin } = window.location
const store = makeStore({ origin, keep: await openKeep('tailorbird'), socket: shareSocket(origin) })

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
)
