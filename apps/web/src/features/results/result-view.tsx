import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import {
  DEFAULT_TEMPLATE,
  SHOWN_COMPANY_CHARS,
  SHOWN_TITLE_CHARS,
  type TailoredResume,
} from '@tailorbird/contracts'
import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ConnectionRoot } from '../../lib/connection-slice.ts'
import { keepPaper, readKeptPaper, type Paper } from '../../lib/kept-paper.ts'
import type { Parts } from '../../lib/parts.ts'
import { hasOneTemplate, useUsageQuery } from '../../lib/usage-api.ts'
import './result-view.css'
import { Changes } from './changes.tsx'
import { useEdit } from './edit/use-edit.ts'
import { KeptNote } from './kept-note.tsx'
import { NextSteps } from './next-steps.tsx'
import { Notes } from './notes.tsx'
import { Reload } from './reload.tsx'
import { ResultActions } from './result-actions.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { useTailoredResumeQuery } from './results-api.ts'
import { Score } from './score.tsx'
import { shorten } from '../../lib/shorten.ts'
import { Views, type View } from './views.tsx'

const useResultsDispatch = useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

interface Props {
  resumeId: string
  /** The PDF is still being made. */
  preparing: boolean
  /** Tailors the same texts once more. */
  onAgain: () => void
}

/** A tailored resume: how well it fits, how it prints, what was done. */
export default function ResultView({ resumeId, ...rest }: Props) {
  const { data: result, error, refetch, isFetching } = useTailoredResumeQuery(resumeId)
  const connection = useSelector((state: ConnectionRoot) => state.connection.status)
  const before = useRef(connection)

  useEffect(() => {
    // No retry by the clock: only when the line comes back.
    if (before.current !== 'fine' && connection === 'fine' && error) void refetch()
    before.current = connection
  }, [connection, error, refetch])

  if (result) return <Result result={result} {...rest} />
  if (!error || isFetching) return <ResultSkeleton />
  return (
    <Reload
      error={error}
      otherwise="The result could not be loaded."
      onReload={() => void refetch()}
    />
  )
}

type ResultProps = Omit<Props, 'resumeId'> & { result: TailoredResume }

function Result({ result, preparing, onAgain }: ResultProps) {
  const { id, jobTitle, companyName, analysisResults } = result
  const dispatch = useResultsDispatch()
  const [chosen, setPaper] = useState(() => dispatch(readKeptPaper()))
  // It is asked here, because nothing else on the page may have.
  useUsageQuery()
  const isClassicOnly = useSelector(hasOneTemplate)
  const paper = isClassicOnly ? { ...chosen, template: DEFAULT_TEMPLATE } : chosen
  const [view, setView] = useState<View>('preview')
  const edit = useEdit(id)

  function choosePaper(next: Paper) {
    setPaper(next)
    dispatch(keepPaper(next))
  }
  function compare() {
    setView('compare')
    const tabs = document.getElementById('result-views')
    tabs?.scrollIntoView()
    tabs?.querySelectorAll<HTMLElement>('[role=tab]')[1]?.focus({ preventScroll: true })
  }

  const isWide = view === 'compare' || view === 'edit'
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
      <NextSteps result={result} onCompare={compare} />
      <div className="mt-8">
        <ResultActions
          result={result}
          paper={paper}
          isClassicOnly={isClassicOnly}
          onPaper={choosePaper}
          preparing={preparing}
        />
      </div>
      <div className={`result-parts mt-7 ${isWide ? 'result-parts-wide' : ''}`}>
        <div className="result-main">
          <Views result={result} paper={paper} edit={edit} view={view} onView={setView} />
        </div>
        <div className="result-changes">
          <Changes result={result} />
        </div>
        <div className="result-notes">
          <Notes analysis={analysisResults} isEditing={view === 'edit'} onAgain={onAgain} />
        </div>
      </div>
      <KeptNote />
    </article>
  )
}
