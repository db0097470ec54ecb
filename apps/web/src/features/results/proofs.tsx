import type { RequirementMatch } from '@tailorbird/contracts'
import { isOnlyListed } from './only-listed.ts'

interface Props {
  /** Says which terms, for those who only hear the button. */
  of: string
  requirements: readonly RequirementMatch[]
}

/** A language that no line names and the whole resume shows. */
const isWrittenIn = ({ kind, status, line }: RequirementMatch) =>
  kind === 'language' && status !== 'missing' && line === ''

/** The lines of the resume that show what the posting asks for, term by term. */
export function Proofs({ of, requirements }: Props) {
  const proven = requirements.filter((one) => one.line !== '' || isWrittenIn(one))
  if (proven.length === 0) return null
  return (
    <details className="text-small">
      <summary className="result-summary">
        {proven.length === 1 ? 'The line that shows it' : 'The lines that show them'}
        <span className="sr-only">: {of}</span>
      </summary>
      <dl className="mt-1 space-y-2.5 border-s-2 border-leaf ps-4">
        {proven.map((one) => (
          <div key={one.term}>
            <dt className="wrap-anywhere">
              <bdi className="font-semibold">{one.term}</bdi>
              {isOnlyListed(one) && <span className="text-fine text-soft"> only listed</span>}
            </dt>
            <dd dir="auto" className="text-soft wrap-anywhere">
              {isWrittenIn(one) ? 'Your resume is written in it.' : one.line}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
