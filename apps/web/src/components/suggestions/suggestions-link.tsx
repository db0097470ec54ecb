import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useOpenSuggestionsQuery } from '../../lib/own-words-api.ts'

/** Asked again when so many more jobs are done, and when all are. */
const EVERY = 20

interface Props {
  batchId: string
  /** How many jobs of it are done. */
  done: number
  /** Whether none of them is under way any more. */
  isOver: boolean
}

/** How many suggestions of a batch wait, and the way to them. */
export function SuggestionsLink({ batchId, done, isOver }: Props) {
  // Of this batch alone: `data` would keep what was said of the one before.
  const { currentData, refetch } = useOpenSuggestionsQuery(batchId, { skip: done === 0 })
  const stand = `${Math.ceil(done / EVERY)} ${isOver}`
  const asked = useRef(stand)
  useEffect(() => {
    if (asked.current === stand) return
    asked.current = stand
    // Nothing was asked before the first was done.
    if (currentData) void refetch()
  }, [stand, currentData, refetch])

  const total = currentData?.total ?? 0
  return (
    <output className="block">
      {total > 0 && (
        <Link to={`/suggestions?batch=${batchId}`} className="button-plain mb-3 text-amber">
          <span aria-hidden="true">▲ </span>
          {total} {total === 1 ? 'suggestion needs' : 'suggestions need'} your eye, once for all
          jobs
        </Link>
      )}
    </output>
  )
}
