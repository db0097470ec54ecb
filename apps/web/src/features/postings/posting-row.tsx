// Rows of a virtual list are laid out by a grid of their own, which elements of a table would not let it do.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/control-has-associated-label */
import type { PostingDto } from '@tailorbird/contracts'
import { memo } from 'react'
import { isOver } from './list-view.ts'
import {
  namePosting,
  sayClosing,
  sayJob,
  sayPay,
  sayPlace,
  sayScore,
  sayShortDay,
  sayTraps,
  STATE_WORDS,
} from './say-posting.ts'

interface Props {
  posting: PostingDto
  /** What is said of its copies; undefined where it has none. */
  copies: string | undefined
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
  onOpen: (id: string) => void
}

/** The cells of one posting. The row itself has the focus; what can be clicked here is in its keys, too. */
export const PostingCells = memo(function PostingCells(props: Props) {
  const { posting, copies, isChosen, onChoose, onOpen } = props
  const { id, company, reading, state, createdAt } = posting
  const place = sayPlace(posting)
  const name = namePosting(posting)
  const [pay, traps] = [sayPay(posting), sayTraps(posting)]
  return (
    <>
      <div role="gridcell" data-cell="choose">
        <label className="postings-choose">
          <span className="sr-only">Choose {name}</span>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
        </label>
      </div>
      <div role="gridcell" data-cell="score">
        <ScoreCell posting={posting} />
      </div>
      <div role="gridcell" data-cell="title">
        <button type="button" tabIndex={-1} className="postings-title" onClick={() => onOpen(id)}>
          <bdi title={name}>{name}</bdi>
        </button>
        {traps !== undefined && (
          <span className="line-clamp-2 text-fine text-amber" title={traps}>
            <span aria-hidden="true">▲ </span>
            {traps}
          </span>
        )}
        {copies !== undefined && (
          <span className="block text-fine text-soft wrap-anywhere">{copies}</span>
        )}
      </div>
      <div role="gridcell" data-cell="company" className="truncate text-soft">
        <bdi title={company}>{company}</bdi>
      </div>
      <div role="gridcell" data-cell="missing" className="text-fine text-soft">
        <Musts posting={posting} />
      </div>
      <div role="gridcell" data-cell="place" className="text-fine text-soft">
        <span className="block truncate">
          <bdi title={place}>{place}</bdi>
        </span>
        {pay !== undefined && (
          <span className="block truncate text-ink" title={pay}>
            {pay}
          </span>
        )}
      </div>
      <div role="gridcell" data-cell="language" className="text-soft">
        {reading?.language}
      </div>
      <div role="gridcell" data-cell="state" className={state === 'saved' ? 'text-soft' : ''}>
        {sayJob(posting) ?? STATE_WORDS[state]}
        {posting.job?.reused && <span className="block text-fine text-soft">unchanged</span>}
      </div>
      <div role="gridcell" data-cell="since" className="text-fine text-soft tabular-nums">
        {reading?.posted ? 'posted ' : 'added '}
        <time dateTime={reading?.posted ?? createdAt}>
          {sayShortDay(reading?.posted ?? createdAt)}
        </time>
        {isOver(posting) && <span className="block text-amber">{sayClosing(posting)}</span>}
      </div>
    </>
  )
})

/** The score on a short tape: what is there, and how far it reaches. */
function ScoreCell({ posting }: { posting: PostingDto }) {
  const { reading } = posting
  const words = <span className="sr-only">{sayScore(posting)}</span>
  if (!reading || reading.score === null)
    return (
      <span className="text-fine text-soft" title={reading?.noScoreReason ?? undefined}>
        <span aria-hidden="true">{reading ? 'no score' : '…'}</span>
        {words}
      </span>
    )
  const { score } = reading
  const reachable = reading.reachable ?? score
  return (
    <>
      {words}
      <span aria-hidden="true">
        <span className="postings-score">{score}</span>
        {reachable > score && <span className="text-fine text-soft"> → {reachable}</span>}
        <span className="postings-tape block">
          <span style={{ width: `${reachable}%` }} />
          <span style={{ width: `${score}%` }} />
        </span>
      </span>
    </>
  )
}

/** How many of what is asked for firmly are there, and the first that are not. */
function Musts({ posting: { reading } }: { posting: PostingDto }) {
  if (!reading) return null
  if (reading.musts === 0)
    return reading.score === null ? (
      <span className="text-amber">
        <span aria-hidden="true">▲ </span>says too little
      </span>
    ) : (
      'no musts named'
    )
  const { covered, missing, musts } = reading
  return (
    <span className="line-clamp-2" title={missing.join(', ')}>
      <span className={missing.length === 0 ? 'text-leaf' : 'text-ink'}>
        {covered.length} of {musts} musts
      </span>
      {missing.length > 0 && `, missing ${missing.slice(0, 3).join(', ')}`}
    </span>
  )
}
