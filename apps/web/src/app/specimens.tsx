import { Fragment } from 'react'
import { Stitches } from '../components/stitches.tsx'

const SENTENCE = [
  ['Test environments in ', null],
  ['Terraform', '+'],
  [' for services on ', null],
  ['Kubernetes', '✓'],
  [', with their data in ', null],
  ['PostgreSQL', '✓'],
  ['.', null],
] as const

/** A line of a resume with the posting's terms in it: covered ones with a tick, a new one sewn in. */
export function TermsFound() {
  return (
    <p className="font-serif text-h3 text-soft">
      {SENTENCE.map(([text, mark]) => {
        if (mark === null) return <Fragment key={text}>{text}</Fragment>
        return (
          <span
            key={text}
            className={`whitespace-nowrap text-ink ${mark === '+' ? 'sewn-under' : ''}`}
          >
            {text}
            {mark === '✓' && (
              <span className="text-leaf">
                <span aria-hidden="true">&#8202;✓</span>
                <span className="sr-only"> (covered)</span>
              </span>
            )}
          </span>
        )
      })}
    </p>
  )
}

const STAR = [
  ['Situation', 'Test environments took two days,'],
  ['Task', 'and every release waited for one.'],
  ['Action', 'Described them in Terraform;'],
  ['Result', 'a new one now takes 20 minutes.'],
] as const

/** One bullet taken apart into the four things that it says, along a seam. */
export function StarLine() {
  return (
    <div className="flex gap-5">
      <Stitches count={12} sewn={1} down className="w-1 shrink-0" />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
        {STAR.map(([part, words]) => (
          <Fragment key={part}>
            <dt className="text-fine text-soft">{part}</dt>
            <dd className="font-serif text-h3">{words}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  )
}

/** An hour as a tape, with the minutes that are saved sewn in. */
export function MinutesSaved() {
  return (
    <div aria-hidden="true" className="minutes tabular-nums">
      {[0, 15, 30, 45, 60].map((minute) => (
        <span
          key={minute}
          className="minutes-mark"
          style={{ insetInlineStart: `${minute / 0.6}%` }}
        >
          {minute}
        </span>
      ))}
      <span className="minutes-seam">
        <Stitches count={18} sewn={25 / 45} />
      </span>
    </div>
  )
}
