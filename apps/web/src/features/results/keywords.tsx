import type { AnalysisResults } from '@tailorbird/contracts'
import type { ReactNode } from 'react'
import { MissingTerms } from './missing-terms.tsx'

type Props = Pick<
  AnalysisResults,
  'keywordsAdded' | 'keywordsCovered' | 'keywordsMissing' | 'requirements'
>

/** The posting's terms: sewn in now, there before, still missing. */
export function Keywords(props: Props) {
  const { keywordsAdded, keywordsCovered, keywordsMissing, requirements } = props
  const supported = requirements
    .filter(({ status }) => status === 'supported')
    .map(({ term }) => term)
  return (
    <div className="space-y-6">
      <TermList
        title="Keywords added"
        mark="+"
        colour="text-thread"
        terms={keywordsAdded}
        line="sewn-under"
        none="None: nothing new was true to add."
      />
      <TermList
        title="Covered"
        mark="✓"
        colour="text-leaf"
        terms={keywordsCovered}
        none="None yet."
      />
      {supported.length > 0 && (
        <TermList title="There in other words" mark="≈" colour="text-leaf" terms={supported} />
      )}
      <TermList
        id="still-missing"
        title="Still missing"
        mark="▲"
        colour="text-amber"
        terms={keywordsMissing}
        none="Nothing."
      >
        <MissingTerms terms={keywordsMissing} />
      </TermList>
    </div>
  )
}

interface TermListProps {
  id?: string
  title: string
  mark: string
  colour: string
  terms: readonly string[]
  /** What to say of an empty list. */
  none?: string
  line?: string
  /** Takes the place of the plain list. */
  children?: ReactNode
}

function TermList({
  id,
  title,
  mark,
  colour,
  terms,
  none = '',
  line = '',
  children,
}: TermListProps) {
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
          {terms.map((term) => (
            <li key={term} dir="auto" className={`wrap-anywhere ${line}`}>
              {term}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
