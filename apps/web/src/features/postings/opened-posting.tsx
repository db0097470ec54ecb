import { POSTING_STATES, type PostingDto, type PostingState } from '@tailorbird/contracts'
import { useEffect, useRef, type ReactNode } from 'react'
import { Reference } from '../../components/reference.tsx'
import { describeUnreachable, isFailure } from '../../lib/failure.ts'
import { failedToast } from '../../lib/toast-slice.ts'
import { AskedTerms } from './asked-terms.tsx'
import { CopyList } from './copy-list.tsx'
import { KeptField } from './kept-field.tsx'
import { useChangePostingMutation, usePostingTextQuery } from './postings-api.ts'
import {
  namePosting,
  sayClosing,
  sayJob,
  sayPay,
  sayShortDay,
  sayTraps,
  STATE_WORDS,
} from './say-posting.ts'
import { usePostingsDispatch } from './use-postings.ts'

interface Props {
  posting: PostingDto
  /** The same posting as it came in otherwise, such as for another town. */
  others: readonly PostingDto[]
  onOpen: (id: string) => void
  onClose: () => void
  /** Shows a result in full. */
  renderResult: (resumeId: string) => ReactNode
}

/** One posting below the list: how it is met, what the person notes of it, its text, and its result. */
export function OpenedPosting(props: Props) {
  const { posting, others, onOpen, onClose, renderResult } = props
  const place = useRef<HTMLElement>(null)
  const dispatch = usePostingsDispatch()
  const [change] = useChangePostingMutation()
  const { data: original } = usePostingTextQuery(posting.id)
  const { id, company, link, note, state, dates, reading, job } = posting
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])

  async function keep(told: { state?: PostingState; note?: string; link?: string }) {
    const { error } = await change({ id, change: told })
    if (!error) return true
    const failure = isFailure(error) ? error : describeUnreachable()
    dispatch(failedToast('Not kept', failure.message, failure))
    return false
  }

  return (
    <section
      ref={place}
      aria-label={`Posting: ${namePosting(posting)}`}
      tabIndex={-1}
      className="mt-8 scroll-mt-10 border-t border-ink pt-6 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3 wrap-anywhere">
          <bdi>{namePosting(posting)}</bdi>
          {company !== '' && (
            <span className="text-soft">
              {' at '}
              <bdi>{company}</bdi>
            </span>
          )}
        </h2>
        <button type="button" className="button-plain" onClick={onClose}>
          Close
        </button>
      </div>
      {reading?.noScoreReason && (
        <p className="mt-1 text-small text-soft">{reading.noScoreReason}</p>
      )}
      <Facts posting={posting} />
      <AskedTerms reading={reading} />
      <div className="mt-6 grid gap-4 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
        <label className="postings-field">
          State
          <select
            value={state}
            onChange={(event) => void keep({ state: event.target.value as PostingState })}
          >
            {POSTING_STATES.map((one) => (
              <option key={one} value={one}>
                {STATE_WORDS[one]}
              </option>
            ))}
          </select>
          {dates[state] !== undefined && <span>since {sayShortDay(dates[state])}</span>}
        </label>
        <KeptField label="Link" value={link} onKeep={(text) => keep({ link: text })} />
        <KeptField label="Note" value={note} onKeep={(text) => keep({ note: text })} />
      </div>
      {link !== '' && (
        <p className="mt-2 text-small">
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-4"
          >
            Open the posting where you found it
          </a>
        </p>
      )}
      {others.length > 0 && <CopyList others={others} onOpen={onOpen} />}
      <details className="mt-6">
        <summary className="min-h-11 cursor-pointer py-2 text-small">
          The posting as it came in
        </summary>
        <p className="postings-text text-small">{original?.text ?? 'Loading…'}</p>
      </details>
      {job && job.resumeId === undefined && (
        <div className="mt-6 text-small">
          {sayJob(posting)}
          <Reference id={job.id} />
        </div>
      )}
      {job?.reused && (
        <p className="mt-6 text-small">
          Unchanged: answered from what was there. It took no generation.
        </p>
      )}
      {job?.resumeId && <div className="mt-8">{renderResult(job.resumeId)}</div>}
    </section>
  )
}

/** What it states, in a line, and what speaks against it. */
function Facts({ posting }: { posting: PostingDto }) {
  const { place, reading } = posting
  const traps = sayTraps(posting)
  const facts = [
    place || undefined,
    reading?.mode ?? undefined,
    sayPay(posting),
    sayClosing(posting),
  ]
  return (
    <>
      <p className="mt-1 text-small text-soft">{facts.filter(Boolean).join(', ')}</p>
      {traps !== undefined && (
        <p className="mt-1 text-small text-amber">
          <span aria-hidden="true">▲ </span>
          {traps}
        </p>
      )}
    </>
  )
}
