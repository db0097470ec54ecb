import { PREVIEW_CHARS } from '@tailorbird/contracts'
import { useId, useState } from 'react'
import type { Paper } from '../../lib/kept-paper.ts'
import { Markdown } from './markdown.tsx'
import { cutPreview } from './read-markdown.ts'

interface Props {
  markdown: string
  paper: Paper
}

/** The tailored resume on paper: its first 500 characters with a pinked edge, then all of it. */
export function Sheet({ markdown, paper }: Props) {
  const [all, setAll] = useState(false)
  const id = useId()
  const preview = cutPreview(markdown, PREVIEW_CHARS)
  const cut = preview.cut && !all
  return (
    <div className="sheet-frame">
      <div className={cut ? 'sheet-outline' : ''}>
        <div
          id={id}
          className={`sheet printed sheet-${paper.size} sheet-${paper.template} ${cut ? 'sheet-cut pinked' : 'sheet-whole'}`}
        >
          <Markdown text={cut ? preview.text : markdown} />
        </div>
      </div>
      {preview.cut && (
        <button
          type="button"
          className="button-ink mt-5"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  )
}
