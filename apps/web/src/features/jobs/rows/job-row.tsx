import { PROGRESS, SHOWN_COMPANY_CHARS, SHOWN_TITLE_CHARS } from '@tailorbird/contracts'
import { memo, useLayoutEffect, useRef } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { Stitches } from '../../../components/stitches.tsx'
import { shorten } from '../../../lib/shorten.ts'
import type { JobsRoot } from '../jobs-root.ts'
import { JobRowActions } from './job-row-actions.tsx'
import type { RowCalls } from './row-calls.ts'
import { viewRow, type RowView } from './row-view.ts'

interface Props {
  id: string
  /** Counted from 1. */
  number: number
  isOpen: boolean
  calls: RowCalls
  /** How many are done before it; undefined where that says nothing. */
  ahead?: number | undefined
}

const MARKS: Partial<Record<RowView['state'], { mark: string; color: string }>> = {
  done: { mark: '✓', color: 'text-leaf' },
  error: { mark: '▲', color: 'text-amber' },
  refused: { mark: '▲', color: 'text-amber' },
}

/** A job in a list: what it is, where it is, what can be done about it. Drawn anew when it changes. */
export const JobRow = memo(function JobRow({ id, number, isOpen, calls, ahead }: Props) {
  const row = useSelector((state: JobsRoot) => viewRow(state, id), shallowEqual)
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)

  useLayoutEffect(() => {
    // A button that went away with its state leaves the focus to its row.
    if (hasFocus.current && document.activeElement === document.body) place.current?.focus()
  }, [row?.state])

  if (!row) return null
  const { title, company, state, words, score, progress, reference } = row
  const shown = shorten(title, SHOWN_TITLE_CHARS)
  const { mark, color = '' } = MARKS[state] ?? {}
  const sews = state === 'processing' || state === 'queued' || state === 'sending'
  return (
    <div
      ref={place}
      data-home
      tabIndex={-1}
      className="job-row"
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <span className="text-fine text-soft tabular-nums" aria-hidden="true">
        {number}
      </span>
      <p className="min-w-0 font-medium wrap-anywhere">
        <bdi title={title}>{shown}</bdi>
        {company !== undefined && (
          <span className="font-normal text-soft">
            {' at '}
            <bdi title={company}>{shorten(company, SHOWN_COMPANY_CHARS)}</bdi>
          </span>
        )}
      </p>
      <p className="job-row-state text-small text-soft wrap-anywhere">
        {mark !== undefined && (
          <span aria-hidden="true" className={color}>
            {mark}{' '}
          </span>
        )}
        {words}
        {score !== undefined && (
          <>
            , <span className="text-ink tabular-nums">{score}</span>
          </>
        )}
        {ahead !== undefined && state === 'queued' && <>, {sayAhead(ahead)}</>}
        {reference !== undefined && <span className="text-fine"> Reference: {reference}</span>}
        {sews && (
          <>
            <progress
              className="sr-only"
              aria-label={`Progress: ${shown}`}
              value={progress}
              max={PROGRESS.done}
            />
            <Stitches
              count={10}
              sewn={progress / PROGRESS.done}
              busy={state === 'processing'}
              className="job-row-seam"
            />
          </>
        )}
      </p>
      <JobRowActions id={id} row={row} name={shown} isOpen={isOpen} calls={calls} />
    </div>
  )
})

function sayAhead(ahead: number): string {
  return ahead === 0 ? 'next' : `${ahead} before it`
}
