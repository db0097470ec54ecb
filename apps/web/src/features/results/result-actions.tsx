import type { PageSize, TailoredResume } from '@tailorbird/contracts'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { Choice } from '../../components/choice.tsx'
import type { Parts } from '../../lib/parts.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { downloadPdf } from './download-pdf.ts'

const useResultsDispatch = useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

const SIZES = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const

interface Props {
  result: TailoredResume
  size: PageSize
  onSize: (size: PageSize) => void
  /** The server is still rendering. */
  preparing: boolean
}

/** Paper, PDF and markdown of a result. */
export function ResultActions({ result, size, onSize, preparing }: Props) {
  const dispatch = useResultsDispatch()
  const [fetching, setFetching] = useState(false)
  const waiting = preparing || fetching

  async function download() {
    if (waiting) return
    setFetching(true)
    const failure = await dispatch((_dispatch, _getState, { origin }) =>
      downloadPdf(origin, result, size),
    )
    setFetching(false)
    if (failure) {
      dispatch(failedToast('Download failed', 'Failed to download PDF. Please try again.', failure))
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <button
        type="button"
        className="button-thread w-full min-w-46 sm:w-auto"
        aria-disabled={waiting}
        onClick={() => void download()}
      >
        {waiting ? 'Preparing…' : 'Download PDF'}
      </button>
      <Choice name="page-size" label="Page size" options={SIZES} value={size} onChange={onSize} />
      <a
        className="button-plain"
        href={`/api/resume/${encodeURIComponent(result.id)}/markdown`}
        target="_blank"
        rel="noopener"
      >
        View markdown
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  )
}
