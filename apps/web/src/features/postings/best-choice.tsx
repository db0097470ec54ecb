import { MAX_BATCH_JOBS, type PostingDto } from '@tailorbird/contracts'
import { useState } from 'react'
import { chooseBest } from './list-view.ts'

const BEST = 40

interface Props {
  postings: readonly PostingDto[]
  /** Those, and what is not shown. */
  all: readonly PostingDto[]
  onChoose: (ids: string[]) => void
}

/** Chooses the best so many of the list as it is filtered. */
export function BestChoice({ postings, all, onChoose }: Props) {
  const [count, setCount] = useState(BEST)
  const [few, setFew] = useState<number>()
  return (
    <p className="flex flex-wrap items-center gap-2 text-small">
      <label className="postings-field flex-row! items-center text-small!">
        <span className="text-ink">Choose the best</span>
        <input
          type="number"
          min={1}
          max={MAX_BATCH_JOBS}
          value={count}
          className="w-20"
          onChange={(event) => setCount(Number(event.target.value))}
        />
      </label>
      <button
        type="button"
        className="button-ink"
        onClick={() => {
          const best = chooseBest(postings, Math.max(1, count), all)
          setFew(best.length < count ? best.length : undefined)
          onChoose(best)
        }}
      >
        Choose
      </button>
      <output className="text-soft">
        {few !== undefined &&
          `Chose ${few}. The others have no score, a trap or a resume, are copies, or are closed.`}
      </output>
    </p>
  )
}
