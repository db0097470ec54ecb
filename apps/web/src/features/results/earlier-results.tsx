import type { StoredResume } from '@tailorbird/contracts'
import { useEarlierResumesQuery } from './results-api.ts'

interface Props {
  /** The result that the page is about. */
  newestId: string
  /** The one that is looked at. */
  shownId: string
  onShow: (id: string) => void
}

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Leads to what was made of the same posting before, and back. */
export function EarlierResults({ newestId, shownId, onShow }: Props) {
  const { data } = useEarlierResumesQuery(newestId)
  const earlier = data?.resumes ?? []
  const isEarlier = shownId !== newestId

  if (earlier.length === 0) return null
  const others = earlier.filter(({ id }) => id !== shownId)
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-4 text-small">
      <output className="text-soft empty:hidden">
        {isEarlier && 'This is an earlier result.'}
      </output>
      {isEarlier && (
        <button type="button" className="button-plain" onClick={() => onShow(newestId)}>
          Newest result
        </button>
      )}
      {!isEarlier && earlier.length === 1 && (
        <button type="button" className="button-plain" onClick={() => onShow(others[0]?.id ?? '')}>
          Earlier result
        </button>
      )}
      {(isEarlier ? others.length > 0 : earlier.length > 1) && (
        <details>
          <summary className="result-summary">Earlier results ({others.length})</summary>
          <ul>
            {others.map((resume) => (
              <li key={resume.id}>
                <button type="button" className="button-plain" onClick={() => onShow(resume.id)}>
                  {describe(resume)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function describe({ createdAt, matchScore }: StoredResume): string {
  const score = matchScore === null ? 'no score' : `${matchScore} of 100`
  return `${WHEN.format(new Date(createdAt))}, ${score}`
}
