import type { TailoredResume } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { rankTerms } from '../rank-terms.ts'
import { MissingTerms } from './missing-terms.tsx'
import { countOpen } from './say-changes.ts'

interface Props {
  result: TailoredResume
  /** Leads to the suggestions, and to the notes. */
  onSuggestions: () => void
  onNotes: () => void
  /** Tailors the same texts once more. */
  onAgain: () => void
}

const say = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What only the person can do: decide on suggestions, look at notes, say which missing terms they have. */
export function NeedsEye({ result, onSuggestions, onNotes, onAgain }: Props) {
  const { changes, analysisResults } = result
  const { warnings, keywordsMissing, requirements } = analysisResults
  const open = countOpen(changes)
  const terms = rankTerms(keywordsMissing, requirements)
  const presumed = requirements.filter(({ match }) => match === 'presumed').map(({ term }) => term)
  const named = new Map(
    requirements.flatMap(({ term, isNamed, line }) => (isNamed ? [[term, line] as const] : [])),
  )
  const isNothing = open + warnings.length + terms.length === 0
  return (
    <section aria-labelledby="needs-eye" className="min-w-0">
      <h4 id="needs-eye" className="text-small font-semibold">
        What needs your eye
      </h4>
      {isNothing && (
        <p className="mt-1 text-small">
          <span aria-hidden="true" className="text-leaf">
            ✓{' '}
          </span>
          Nothing. Read it once more, and send it.
        </p>
      )}
      <ul>
        {open > 0 && (
          <Line onClick={onSuggestions}>
            {say(open, 'suggestion needs', 'suggestions need')} your eye
          </Line>
        )}
        {warnings.length > 0 && (
          <Line onClick={onNotes}>Look at {say(warnings.length, 'note', 'notes')}</Line>
        )}
      </ul>
      {terms.length > 0 && (
        <MissingTerms terms={terms} presumed={new Set(presumed)} named={named} onAgain={onAgain} />
      )}
    </section>
  )
}

function Line({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="button-plain text-small" onClick={onClick}>
        <span className="text-amber">
          <span aria-hidden="true">▲ </span>
          {children}
        </span>
      </button>
    </li>
  )
}
