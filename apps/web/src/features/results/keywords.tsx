import type { AnalysisResults } from '@tailorbird/contracts'
import { NOT_COMPARED } from './describe-no-change.ts'
import { Proofs } from './proofs.tsx'
import { rankTerms } from './rank-terms.ts'
import { TermList } from './term-list.tsx'

type Props = Pick<
  AnalysisResults,
  'matchScore' | 'keywordsAdded' | 'keywordsCovered' | 'keywordsMissing' | 'requirements'
>

/** What the resume shows of the posting's terms, those that were sewn in marked; each with how firmly it is asked for. */
export function Keywords(props: Props) {
  const { matchScore, keywordsAdded, keywordsCovered, keywordsMissing, requirements } = props
  const supported = requirements.filter(
    ({ status, term }) => status === 'supported' && !keywordsAdded.includes(term),
  )
  const covered = requirements.filter(
    ({ status, term }) => status === 'covered' && keywordsCovered.includes(term),
  )
  // Of an either-or the other one may have been sewn in.
  const covers = [...new Set([...keywordsCovered, ...keywordsAdded])]
  const rank = (terms: readonly string[]) => rankTerms(terms, requirements)
  const isCompared = matchScore !== null || requirements.length > 0
  if (!isCompared && keywordsAdded.length + keywordsCovered.length + keywordsMissing.length === 0) {
    return (
      <div>
        <h4 className="text-small font-semibold">Keywords</h4>
        <p className="text-small text-soft">{NOT_COMPARED}</p>
      </div>
    )
  }
  const sayNone = (none: string) => (matchScore === null ? 'Not compared.' : none)
  return (
    <div className="space-y-6">
      <TermList
        title="Covered"
        mark="✓"
        colour="text-leaf"
        terms={rank(covers)}
        sewn={new Set(keywordsAdded)}
        none={sayNone('None yet.')}
        below={<Proofs of="covered" requirements={covered} />}
      />
      {supported.length > 0 && (
        <TermList
          title="There in other words"
          mark="≈"
          colour="text-leaf"
          terms={rank(supported.map(({ term }) => term))}
          below={<Proofs of="there in other words" requirements={supported} />}
        />
      )}
    </div>
  )
}
