import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { DEFAULT_TEMPLATE, type TailoredResume } from '@tailorbird/contracts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { Reference } from '../../components/reference.tsx'
import type { ConnectionRoot } from '../../lib/connection-slice.ts'
import { keepPaper, readKeptPaper, type Paper } from '../../lib/kept-paper.ts'
import type { Parts } from '../../lib/parts.ts'
import type { PdfStand } from '../../lib/pdf-stand.ts'
import { hasOneTemplate, useUsageQuery } from '../../lib/usage-api.ts'
import './result-view.css'
import { Changes } from './changes.tsx'
import { EarlierResults } from './earlier-results.tsx'
import { useEdit } from './edit/use-edit.ts'
import { KeptNote } from './kept-note.tsx'
import { Notes } from './notes.tsx'
import { Reload } from './reload.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { useTailoredResumeQuery } from './results-api.ts'
import { PaperChoice } from './templates/paper-choice.tsx'
import { Told } from './told/told.tsx'
import { Views, type View } from './views.tsx'

const useResultsDispatch = useDispatch.withTypes<ThunkDispatch<unknown, Parts, UnknownAction>>()

interface Props {
  resumeId: string
  pdf: PdfStand
  /** Tailors the same texts once more. */
  onAgain: () => void
}

/** A tailored resume: how well it fits, how it prints, what was done; an earlier one of the same posting takes its place. */
export default function ResultView({ resumeId, pdf, onAgain }: Props) {
  const [shownId, setShownId] = useState(resumeId)
  const { currentData: result, error, refetch, isFetching } = useTailoredResumeQuery(shownId)
  const connection = useSelector((state: ConnectionRoot) => state.connection.status)
  const before = useRef(connection)
  const isNewest = shownId === resumeId

  useEffect(() => {
    // No retry by the clock: only when the line comes back.
    if (before.current !== 'fine' && connection === 'fine' && error) void refetch()
    before.current = connection
  }, [connection, error, refetch])

  const focused = useRef(resumeId)
  useEffect(() => {
    if (!result || focused.current === shownId) return
    focused.current = shownId
    // What was pressed went away with its result.
    document.getElementById('result-job')?.focus({ preventScroll: true })
  }, [result, shownId])

  const earlier = <EarlierResults newestId={resumeId} shownId={shownId} onShow={setShownId} />
  if (result)
    return (
      <Result
        key={shownId}
        result={result}
        pdf={isNewest ? pdf : THERE}
        earlier={earlier}
        onAgain={onAgain}
      />
    )
  if (!error || isFetching) return <ResultSkeleton />
  return (
    <>
      {earlier}
      <Reload
        error={error}
        otherwise="The result could not be loaded."
        onReload={() => void refetch()}
      />
    </>
  )
}

const THERE: PdfStand = { phase: 'there' }

interface ResultProps extends Omit<Props, 'resumeId'> {
  result: TailoredResume
  earlier: ReactNode
}

function Result({ result, pdf, earlier, onAgain }: ResultProps) {
  const { id, jobId, analysisResults } = result
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
  /** Opens a view, and takes eyes and focus to a heading that stands there. */
  function goTo(headingId: string, next: View) {
    flushSync(() => setView(next))
    const heading = document.getElementById(headingId)
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }

  const isWide = view === 'compare' || view === 'edit'
  return (
    <article aria-labelledby="result-job">
      <Told
        result={result}
        paper={paper}
        pdf={pdf}
        earlier={earlier}
        onSuggestions={() => goTo('suggestions-title', 'preview')}
        onNotes={() => goTo('look-at-this', view)}
        onAgain={onAgain}
      />
      <div className="mt-8">
        <PaperChoice
          result={result}
          paper={paper}
          isClassicOnly={isClassicOnly}
          onPaper={choosePaper}
          preparing={pdf.phase === 'preparing'}
        />
      </div>
      <div className={`result-parts mt-7 ${isWide ? 'result-parts-wide' : ''}`}>
        <div className="result-main">
          <Views result={result} paper={paper} edit={edit} view={view} onView={setView} />
        </div>
        {view !== 'compare' && result.changes.length > 0 && (
          <div className="result-changes">
            <Changes result={result} />
          </div>
        )}
        <div className="result-notes">
          <Notes analysis={analysisResults} isEditing={view === 'edit'} />
        </div>
      </div>
      {jobId !== undefined && (
        <p className="mt-10">
          <Reference id={jobId} />
        </p>
      )}
      <KeptNote />
    </article>
  )
}
