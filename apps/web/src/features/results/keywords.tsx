import type { AnalysisResults } from '@tailorbird/contracts'

type Props = Pick<AnalysisResults, 'keywordsAdded' | 'keywordsCovered' | 'keywordsMissing'>

/** The posting's terms: sewn in now, there before, still missing. */
export function Keywords({ keywordsAdded, keywordsCovered, keywordsMissing }: Props) {
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
      <TermList
        title="Still missing"
        mark="▲"
        colour="text-amber"
        terms={keywordsMissing}
        none="Nothing."
      >
        Add these to your resume only if they are true for you.
      </TermList>
    </div>
  )
}

interface TermListProps {
  title: string
  mark: string
  colour: string
  terms: readonly string[]
  /** What to say of an empty list. */
  none: string
  line?: string
  children?: string
}

function TermList({ title, mark, colour, terms, none, line = '', children }: TermListProps) {
  return (
    <div>
      <h4 className={`text-small font-semibold ${colour}`}>
        <span aria-hidden="true">{mark} </span>
        {title}
        {terms.length > 0 && <span className="tabular-nums"> ({terms.length})</span>}
      </h4>
      {terms.length === 0 ? (
        <p className="text-small text-soft">{none}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {terms.map((term) => (
            <li key={term} dir="auto" className={`wrap-anywhere ${line}`}>
              {term}
            </li>
          ))}
        </ul>
      )}
      {terms.length > 0 && children !== undefined && (
        <p className="mt-1.5 text-fine text-soft">{children}</p>
      )}
    </div>
  )
}
