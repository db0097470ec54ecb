import type { PostingReading } from '@tailorbird/contracts'
import { useRef } from 'react'
import { HaveThis } from './have-this.tsx'

/** What a posting asks for firmly: what the resume shows, and what not. What the person has of that they say here. */
export function AskedTerms({ reading }: { reading: PostingReading | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [covered, missing] = [reading?.covered ?? [], reading?.missing ?? []]
  return (
    <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <h3 className="text-small font-medium">Asked for, and yours</h3>
        <Terms terms={covered} mark="✓" tone="text-leaf" />
      </div>
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-small font-medium outline-none">
          Asked for, and missing
        </h3>
        <Terms
          terms={missing}
          mark="▲"
          tone="text-amber"
          // What was pressed goes away once it counts.
          onYes={() => heading.current?.focus()}
        />
      </div>
    </div>
  )
}

interface TermsProps {
  terms: readonly string[]
  mark: string
  tone: string
  /** They are missing, and the person says that they have one. */
  onYes?: () => void
}

function Terms({ terms, mark, tone, onYes }: TermsProps) {
  if (terms.length === 0) return <p className="text-small text-soft">None.</p>
  return (
    <ul className="text-small">
      {terms.map((term) => (
        <li key={term} className="flex flex-wrap items-center justify-between gap-x-6">
          <span className="min-w-0 wrap-anywhere">
            <span aria-hidden="true" className={tone}>
              {mark}{' '}
            </span>
            {term}
          </span>
          {onYes && <HaveThis term={term} onYes={onYes} />}
        </li>
      ))}
    </ul>
  )
}
