import type { ReactNode } from 'react'
import type { RankedTerm } from './rank-terms.ts'
import { TierMark } from './tier-mark.tsx'

interface Props {
  title: string
  mark: string
  colour: string
  terms: readonly RankedTerm[]
  /** What to say of an empty list. */
  none?: string
  /** Those that are new. */
  sewn?: ReadonlySet<string>
  below?: ReactNode
}

/** Terms of the posting under a heading with their number. */
export function TermList(props: Props) {
  const { title, mark, colour, terms, none = '', sewn, below } = props
  return (
    <div>
      <h4 className={`text-small font-semibold ${colour}`}>
        <span aria-hidden="true">{mark} </span>
        {title}
        {terms.length > 0 && <span className="tabular-nums"> ({terms.length})</span>}
      </h4>
      {terms.length === 0 && <p className="text-small text-soft">{none}</p>}
      {terms.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {terms.map(({ term, tier }) => (
            <li key={term} className="wrap-anywhere">
              <bdi className={sewn?.has(term) ? 'sewn-under' : ''}>{term}</bdi>
              {sewn?.has(term) && <span className="text-fine text-thread"> new</span>}
              <TierMark tier={tier} />
            </li>
          ))}
        </ul>
      )}
      {terms.length > 0 && below}
    </div>
  )
}
