import type { AnalysisResults } from '@tailorbird/contracts'
import { Reach } from './reach.tsx'
import { TapeMeasure } from './tape-measure.tsx'

type Props = Pick<
  AnalysisResults,
  | 'matchScore'
  | 'matchScoreBefore'
  | 'matchScoreCeiling'
  | 'confidence'
  | 'noScoreReason'
  | 'requirements'
>

/** How well the resume fits, before and after, or why that can't be said. */
export function Score(props: Props) {
  const { matchScore, matchScoreBefore, noScoreReason } = props
  return (
    <div className="grid items-center gap-x-12 gap-y-3 border-y border-line py-5 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
      {matchScore === null ? (
        <div>
          <p className="font-serif text-h3">No match score</p>
          <p className="mt-1 text-small text-soft">
            {noScoreReason ?? 'The job description says too little to score.'}
          </p>
        </div>
      ) : (
        <div>
          <p className="flex items-baseline gap-2.5">
            <span className="font-serif text-[4.5rem]/[0.9] tracking-tight tabular-nums">
              {matchScore}
            </span>
            <span className="text-soft">of 100</span>
          </p>
          <p className="mt-3 text-small text-soft">
            {compareScores(matchScore, matchScoreBefore)} {describeReach(matchScore, props)}
          </p>
        </div>
      )}
      <TapeMeasure before={matchScoreBefore} after={matchScore} />
      <Reach {...props} />
    </div>
  )
}

/** Says the change in words. */
function compareScores(after: number, before: number | null): string {
  const subject = 'Your match with this job description'
  if (before === null) return `${subject}.`
  if (after === before) return `${subject}: ${after}, as before.`
  const change = Math.abs(after - before)
  const points = change === 1 ? '1 point' : `${change} points`
  return `${subject}: ${points} ${after > before ? 'more' : 'less'} than the ${before} of your original.`
}

const CONFIDENCE = {
  none: '',
  low: 'The posting asks for little, so take the score as a rough one.',
  medium: '',
  high: '',
} as const

/** Says what is still within reach, and how far the score can be relied on. */
function describeReach(after: number, { matchScoreCeiling, confidence }: Props): string {
  const reach =
    matchScoreCeiling !== null && matchScoreCeiling > after
      ? `Up to ${matchScoreCeiling} is possible without new facts.`
      : ''
  return `${reach} ${CONFIDENCE[confidence]}`.trim()
}
