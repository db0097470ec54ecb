import { Stitches } from '../../components/stitches.tsx'

interface Props {
  /** 0 to 100, or null: then the tape has no such mark. */
  before: number | null
  after: number | null
}

const TICKS = Array.from({ length: 101 }, (_, at) => at)
const NUMBERS = TICKS.filter((at) => at % 10 === 0)
const TICK_LENGTHS = { ten: 20, five: 13, one: 7 }

function measureTick(at: number): keyof typeof TICK_LENGTHS {
  if (at % 10 === 0) return 'ten'
  return at % 5 === 0 ? 'five' : 'one'
}

/** The line of a mark crosses the numbers that are no further from it. */
const CROSSED = 3

/** A tape from 0 to 100 with where the match was and where it is. A drawing; say the numbers beside it. */
export function TapeMeasure({ before, after }: Props) {
  const seam =
    before === null || after === null
      ? null
      : { from: Math.min(before, after), length: Math.abs(after - before) }
  return (
    <div aria-hidden="true" className="tape tabular-nums">
      <div className="tape-scale tape-lane">
        {after !== null && <Mark at={after} word="now" className="tape-after" />}
      </div>
      <div className="tape-strip">
        <div className="tape-scale">
          <svg viewBox="0 0 100 20" preserveAspectRatio="none" className="tape-ticks">
            {TICKS.map((at) => {
              const kind = measureTick(at)
              return (
                <line
                  key={at}
                  x1={at}
                  x2={at}
                  y2={TICK_LENGTHS[kind]}
                  className={`tick tick-${kind}`}
                />
              )
            })}
          </svg>
          {NUMBERS.map((at) => (
            <span key={at} className="tape-number" style={{ insetInlineStart: `${at}%` }}>
              {(after === null || Math.abs(at - after) > CROSSED) && at}
            </span>
          ))}
          {seam && seam.length > 0 && (
            <span
              className="tape-seam"
              style={{ insetInlineStart: `${seam.from}%`, width: `${seam.length}%` }}
            >
              <Stitches count={Math.max(1, Math.round(seam.length / 3))} sewn={1} />
            </span>
          )}
        </div>
      </div>
      <div className="tape-scale tape-lane">
        {before !== null && <Mark at={before} word="before" className="tape-before" />}
      </div>
    </div>
  )
}

/** The label slides along its line with the value, so that it never leaves the tape. */
function Mark({ at, word, className }: { at: number; word: string; className: string }) {
  return (
    <span className={`tape-mark ${className}`} style={{ insetInlineStart: `${at}%` }}>
      <span style={{ transform: `translateX(-${at}%)` }}>
        {word} {at}
      </span>
    </span>
  )
}
