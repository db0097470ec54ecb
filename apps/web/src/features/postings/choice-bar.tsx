import {
  MAX_BATCH_JOBS,
  type PostingDto,
  type PostingState,
  type TailorOptions,
} from '@tailorbird/contracts'
import { useRef } from 'react'
import { PlansLink } from '../../components/plans-link.tsx'
import { ProblemLine } from '../../components/problem-line.tsx'
import { archiveAsked } from '../../lib/download-slice.ts'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { notified } from '../../lib/toast-slice.ts'
import { useUsageQuery } from '../../lib/usage-api.ts'
import { useTailorPostingsMutation } from './postings-api.ts'
import { StateSetter } from './state-setter.tsx'
import { sayTaken, sayUnchanged } from './say-taken.ts'
import { usePostingsDispatch } from './use-postings.ts'
import { useUnchanged } from './use-unchanged.ts'

interface Props {
  postings: readonly PostingDto[]
  /** Jobs of those that are tailored already, as many as fit into one ZIP. */
  doneJobs: string[]
  /** The resume is on its way, such as with a correction: what is tailored before has the one from before. */
  isSending: boolean
  readOptions: () => { options?: TailorOptions }
  onState: (state: PostingState) => void
  onDelete: () => void
  onDone: () => void
}

/** What is chosen, what tailoring for it takes, and the button that does it. */
export function ChoiceBar(props: Props) {
  const { postings, doneJobs, isSending, readOptions, onState, onDelete, onDone } = props
  const dispatch = usePostingsDispatch()
  const { data: usage } = useUsageQuery()
  const [tailor, { isLoading, error }] = useTailorPostingsMutation()
  const asked = useRef<{ batchId: string; of: string }>(undefined)
  const count = postings.length
  const chosen = postings.map(({ id }) => id)
  const { options } = readOptions()
  const unchanged = useUnchanged(postings, options)
  const left = usage?.left ?? undefined
  const tooMany = count > MAX_BATCH_JOBS
  const isWaiting = isLoading || isSending

  async function submit() {
    if (isWaiting || tooMany) return
    const of = chosen.toSorted().join()
    // Asked again after no answer, it is the same batch: nothing is taken twice.
    if (asked.current?.of !== of) asked.current = { batchId: crypto.randomUUID(), of }
    const { batchId } = asked.current
    const { data } = await tailor({ batchId, postings: chosen, ...readOptions() })
    if (!data) return
    asked.current = undefined
    dispatch(
      notified({
        title: `Tailoring ${sayResumes(count)}`,
        description: `Results appear in the list, also when you come back later.${sayUnchanged(unchanged.postings)}`,
        tone: 'good',
      }),
    )
    onDone()
  }

  if (count === 0) return null
  return (
    <div className="postings-bar flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        type="button"
        className="button-thread w-full sm:w-auto"
        aria-disabled={isWaiting || tooMany}
        onClick={() => void submit()}
      >
        {isLoading ? 'Sending…' : `Tailor ${sayResumes(count)}`}
      </button>
      <output className="text-small tabular-nums">
        {tooMany
          ? `Up to ${MAX_BATCH_JOBS} go into one batch.`
          : sayTaken({ count, left, ...unchanged })}{' '}
        {left !== undefined && left < count && <PlansLink back="postings" />}
      </output>
      {doneJobs.length > 0 && (
        <button
          type="button"
          className="button-plain text-small"
          onClick={() => dispatch(archiveAsked({ jobIds: doneJobs, count: doneJobs.length }))}
        >
          ZIP of {doneJobs.length} done
        </button>
      )}
      <StateSetter count={count} onState={onState} />
      <button type="button" className="button-plain text-small" onClick={onDone}>
        Choose none
      </button>
      <button type="button" className="button-plain text-small" onClick={onDelete}>
        Delete {count}
      </button>
      <ProblemLine message={error && (isFailure(error) ? error : describeUnreachable()).message} />
    </div>
  )
}

const sayResumes = (count: number) => `${count} ${count === 1 ? 'resume' : 'resumes'}`
