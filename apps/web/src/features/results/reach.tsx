import type { AnalysisResults, RequirementMatch } from '@tailorbird/contracts'
import { isOnlyListed } from './only-listed.ts'

type Props = Pick<AnalysisResults, 'matchScore' | 'matchScoreCeiling' | 'requirements'>

const isReworded = ({ status, match }: RequirementMatch) =>
  status === 'supported' || (status === 'covered' && match === 'alias')

/** What earns more without a new fact: terms that are there in other words, or only in a list. */
export function Reach({ matchScore, matchScoreCeiling, requirements }: Props) {
  if (matchScore === null) return null
  const weighing = requirements.filter(({ weight }) => weight > 0)
  const reworded = weighing.filter(isReworded)
  const listed = weighing.filter((one) => isOnlyListed(one) && !isReworded(one))
  if (reworded.length + listed.length === 0) return null
  const isBelow = matchScoreCeiling !== null && matchScoreCeiling > matchScore
  return (
    <details className="max-w-prose text-small lg:col-span-2">
      <summary className="result-summary">
        {isBelow ? `How to reach ${matchScoreCeiling}` : 'How to score higher'}
      </summary>
      <ul className="mt-1 space-y-2 border-s-2 border-line ps-4">
        {reworded.map(({ term, line }) => (
          <li key={term} className="wrap-anywhere">
            Write ‘<bdi>{term}</bdi>’ as the posting does, where it is true.
            {line !== '' && (
              <span className="block text-fine text-soft">
                You say: <bdi>{line}</bdi>
              </span>
            )}
          </li>
        ))}
        {listed.map(({ term }) => (
          <li key={term} className="wrap-anywhere">
            Tell in a bullet where you used ‘<bdi>{term}</bdi>’. It is only listed now.
          </li>
        ))}
      </ul>
    </details>
  )
}
