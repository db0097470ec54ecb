import { useState } from 'react'
import { writeBookmarklet } from './write-bookmarklet.ts'

const WORDS = {
  none: '',
  copied: 'Copied. Make a bookmark and paste it as its address.',
  refused: 'Your browser does not allow it. Drag the link instead.',
  pressed: 'Press it on the page of a posting, from your bookmarks bar.',
} as const

/** The link that brings postings here from the pages they stand on, to drag or to copy. */
export function BookmarkletLine() {
  const [outcome, setOutcome] = useState<keyof typeof WORDS>('none')
  const address = writeBookmarklet(window.location.origin)

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-small">
      {/* React writes no address that runs; here it is what the link is for. */}
      <a
        href="/clip.html"
        ref={(link) => link?.setAttribute('href', address)}
        className="button-ink"
        onClick={(event) => {
          event.preventDefault()
          setOutcome('pressed')
        }}
      >
        Send to Tailorbird
      </a>
      <p className="text-soft">
        Drag this link to your bookmarks bar. Pressed on a page with a posting, it brings it here.{' '}
        <button type="button" className="button-plain" onClick={() => void copy()}>
          Copy it instead
        </button>
      </p>
      <output className="text-soft">{WORDS[outcome]}</output>
    </div>
  )
}
