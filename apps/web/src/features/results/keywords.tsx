import type { AnalysisResults, RequirementMatch } from '@tailorbird/contracts'
import { NOT_COMPARED } from './describe-no-change.ts'
import { MissingTerms } from './missing-terms.tsx'
import { Proofs } from './proofs.tsx'
import { rankTerms } from './rank-terms.ts'
import { TermList } from './term-list.tsx'

type Props = Pick<
  AnalysisResults,
  'matchScore' | 'keywordsAdded' | 'keywordsCovered' | 'keywordsMissing' | 'requirements'
> & { onAgain: () => void }

const isPresumed = ({ match }: RequirementMatch) => match === 'presumed'

/** The posting's terms: sewn in now, there before, still missing; each with how firmly it is asked for. */
export function Keywords(props: Props) {
  const { matchScore, keywordsAdded, keywordsCovered, keywordsMissing, requirements, onAgain } =
    props
  const supported = requirements.filter((one) => one.status === 'supported')
  const covered = requirements.filter(
    ({ status, term }) => status === 'covered' && keywordsCovered.includes(term),
  )
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
        title="Keywords added"
        mark="+"
        colour="text-thread"
        terms={rank(keywordsAdded)}
        line="sewn-under"
        none={sayNone('None: what is true of these was there already.')}
      />
      <TermList
        title="Covered"
        mark="✓"
        colour="text-leaf"
        terms={rank(keywordsCovered)}
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
      <TermList
        id="still-missing"
        title="Still missing"
        mark="▲"
        colour="text-amber"
        terms={rank(keywordsMissing)}
        none={sayNone('Nothing.')}
      >
        <MissingTerms
          terms={rank(keywordsMissing)}
          presumed={new Set(requirements.filter(isPresumed).map(({ term }) => term))}
          onAgain={onAgain}
        />
      </TermList>
    </div>
  )
}
