import type { AnalysisResults } from '@tailorbird/contracts'
import { ConfirmedSkillsList } from './confirmed-skills-list.tsx'
import { Keywords } from './keywords.tsx'

interface Props {
  analysis: AnalysisResults
  /** The editor shows what to look at, line by line. */
  isEditing: boolean
}

/** What the resume shows of the posting, and what would make it stronger, beside the sheet. */
export function Notes({ analysis, isEditing }: Props) {
  const { warnings, advice, parseability } = analysis
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
      <Keywords {...analysis} />
      <ConfirmedSkillsList />
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
    </div>
  )
}
