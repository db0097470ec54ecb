import type { AnalysisResults } from '@tailorbird/contracts'
import { ConfirmedSkillsList } from './confirmed-skills-list.tsx'
import { Keywords } from './keywords.tsx'

interface Props {
  analysis: AnalysisResults
  /** The editor shows what to look at, line by line. */
  isEditing: boolean
  /** Tailors the same texts once more. */
  onAgain: () => void
}

/** What was done to the resume, beside the sheet. */
export function Notes({ analysis, isEditing, onAgain }: Props) {
  const { warnings, optimizedPoints, advice, parseability } = analysis
  return (
    <div className="space-y-8">
      {warnings.length > 0 && !isEditing && (
        <div>
          <h4 id="look-at-this" tabIndex={-1} className="text-small font-semibold text-amber">
            <span aria-hidden="true">▲ </span>Look at this
          </h4>
          <ul className="mt-1 space-y-2 border-s-2 border-amber ps-4">
            {warnings.map((warning) => (
              <li key={warning} className="text-small wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Keywords {...analysis} onAgain={onAgain} />
      <ConfirmedSkillsList />
      <div>
        <h4 className="text-small font-semibold">Optimized points</h4>
        {optimizedPoints.length === 0 ? (
          <p className="text-small text-soft">No text was changed.</p>
        ) : (
          <ul className="mt-1 divide-y divide-line">
            {optimizedPoints.map((point) => (
              <li key={point} className="py-2 text-small wrap-anywhere">
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
      {advice.length > 0 && (
        <div>
          <h4 className="text-small font-semibold">Only you can add this</h4>
          <ul className="mt-1 divide-y divide-line">
            {advice.map(({ text, message }) => (
              <li key={`${text} ${message}`} className="py-2 text-small wrap-anywhere">
                {message}
                <span dir="auto" className="mt-0.5 block text-fine text-soft">
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {parseability !== null && (
        <p className="text-small text-soft">
          How well programs can read your file: {parseability} of 100. This is not part of the match
          score.
        </p>
      )}
      <p className="maker-label text-fine">{describeEngine(analysis)}</p>
    </div>
  )
}

/** Says who wrote the text. */
function describeEngine({ engine, model }: Pick<AnalysisResults, 'engine' | 'model'>): string {
  return engine === 'offline'
    ? 'Written by the offline engine: it selects and orders your own words'
    : `Written with ${model ?? 'a language model'}, checked against your original`
}
