import type { ReactNode } from 'react'
import type { RankedTerm } from './rank-terms.ts'
import { TierMark } from './tier-mark.tsx'

interface Props {
  id?: string
  title: string
  mark: string
  colour: string
  terms: readonly RankedTerm[]
  /** What to say of an empty list. */
  none?: string
  /** Drawn under each term. */
  line?: string
  below?: ReactNode
  /** Takes the place of the plain list. */
  children?: ReactNode
}

/** Terms of the posting under a heading with their number. */
export function TermList(props: Props) {
  const { id, title, mark, colour, terms, none = '', line = '', below, children } = props
  return (
    <div>
      <h4 id={id} tabIndex={id ? -1 : undefined} className={`text-small font-semibold ${colour}`}>
        <span aria-hidden="true">{mark} </span>
        {title}
        {terms.length > 0 && <span className="tabular-nums"> ({terms.length})</span>}
      </h4>
      {terms.length === 0 && <p className="text-small text-soft">{none}</p>}
      {terms.length > 0 && children}
      {terms.length > 0 && children === undefined && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {terms.map(({ term, tier }) => (
            <li key={term} className="wrap-anywhere">
              <bdi className={line}>{term}</bdi>
              <TierMark tier={tier} />
            </li>
          ))}
        </ul>
      )}
      {terms.length > 0 && below}
    </div>
  )
}
