import { Component, type ReactNode } from 'react'

/** Says so when the page itself fails, and offers the way back. The texts are kept by then. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="frame py-24">
        <h1 className="text-h2">This page has come apart</h1>
        <p className="mt-2 mb-6 max-w-prose text-soft">
          Something failed on the page itself. Your resume and job description are kept in this
          browser, and running work goes on.
        </p>
        <button type="button" className="button-thread" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </main>
    )
  }
}
