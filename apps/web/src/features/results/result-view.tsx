import { DEFAULT_PAGE_SIZE, SHOWN_COMPANY_CHARS, SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { ConnectionRoot } from '../../lib/connection-slice.ts'
import './sheet.css'
import { Changes } from './changes.tsx'
import { Notes } from './notes.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { useTailoredResumeQuery } from './results-api.ts'
import { Score } from './score.tsx'
import { Sheet } from './sheet.tsx'
import { shorten } from './shorten.ts'

interface Props {
  resumeId: string
  /** The PDF is still being made. */
  preparing: boolean
}

/** A tailored resume: how well it fits, how it prints, what was done. */
export default function ResultView({ resumeId, preparing }: Props) {
  const { data: result, error, refetch, isFetching } = useTailoredResumeQuery(resumeId)
  const [size, setSize] = useState(DEFAULT_PAGE_SIZE)
  const connection = useSelector((state: ConnectionRoot) => state.connection.status)
  const before = useRef(connection)

  useEffect(() => {
    // No retry by the clock: only when the line comes back.
    if (before.current !== 'fine' && connection === 'fine' && error) void refetch()
    before.current = connection
  }, [connection, error, refetch])

  if (!result) {
    if (!error || isFetching) return <ResultSkeleton />
    return (
      <div role="alert" className="border-y border-amber py-7">
        <p>{'message' in error ? error.message : 'The result could not be loaded.'}</p>
        <button type="button" className="button-ink mt-4" onClick={() => void refetch()}>
          Load it again
        </button>
      </div>
    )
  }

  const { jobTitle, companyName, tailoredContent, analysisResults } = result
  return (
    <article aria-labelledby="result-job">
      <h3 id="result-job" className="mb-6 text-h3">
        <bdi title={jobTitle}>{shorten(jobTitle, SHOWN_TITLE_CHARS)}</bdi>
        <span className="text-soft">
          {' at '}
          <bdi title={companyName}>{shorten(companyName, SHOWN_COMPANY_CHARS)}</bdi>
        </span>
      </h3>
      <Score {...analysisResults} />
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div>
          <ResultActions result={result} size={size} onSize={setSize} preparing={preparing} />
          <div className="mt-7">
            <Sheet markdown={tailoredContent} size={size} />
          </div>
          <Changes result={result} />
        </div>
        <Notes analysis={analysisResults} />
      </div>
    </article>
  )
}
