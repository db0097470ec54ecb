import type { AnalysisResults, TailoredResume } from '@tailorbird/contracts'
import { describeNoChange } from '../describe-no-change.ts'
import { sayChanges } from './say-changes.ts'

/** What was done, in numbers, and who wrote it. */
export function Facts({ result: { changes, analysisResults } }: { result: TailoredResume }) {
  const said = sayChanges(changes)
  return (
    <div className="space-y-2 text-small">
      <p id="result-changed">
        {said === '' ? sayNothingChanged(analysisResults) : `${startLarge(said)}.`}
      </p>
      <p className="text-soft wrap-anywhere">{describeEngine(analysisResults)}</p>
    </div>
  )
}

/** Why there is no score stands beside it already. */
const sayNothingChanged = (analysis: AnalysisResults) =>
  analysis.matchScore === null ? 'Nothing was changed.' : describeNoChange(analysis)

const startLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Says who wrote the text. */
function describeEngine({ engine, model }: Pick<AnalysisResults, 'engine' | 'model'>): string {
  return engine === 'offline'
    ? 'Written by the offline engine, without an AI model: it selects and orders your own words.'
    : `Written with the AI model ${model ?? 'of this server'}, checked against your original.`
}
