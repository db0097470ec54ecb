import type { StructuredResume } from '@tailorbird/contracts'
import { moveLine, type EntryKind } from './corrections/change-entry.ts'
import type { Correct } from './correct.ts'
import { LineRow } from './line-row.tsx'

/** More are no job's; the page stays quick. */
const MOST_SHOWN = 60

interface Props {
  resume: StructuredResume
  kind: EntryKind
  at: number
  /** What the entry is called. */
  name: string
  neighbours: { above: boolean; below: boolean }
  onCorrect: Correct
}

/** The lines of a job or a school, each of which may be wrong, or another's. */
export function EntryLines({ resume, kind, at, name, neighbours, onCorrect }: Props) {
  const lines =
    (kind === 'job'
      ? resume.workExperience[at]?.description
      : resume.education[at]?.achievements) ?? []
  if (lines.length === 0) return null
  const move = (line: number, to: 'above' | 'below') => () =>
    onCorrect(
      moveLine(resume, kind, { entry: at, line }, to),
      `A line of ${name} is part of the ${kind} ${to} now.`,
    )
  const ways = (['above', 'below'] as const).filter((to) => neighbours[to])
  return (
    <details className="text-small">
      <summary className="text-soft">
        {lines.length} {lines.length === 1 ? 'line' : 'lines'}
        <span className="sr-only"> of {name}</span>
      </summary>
      <ul className="mt-1 space-y-1">
        {lines.slice(0, MOST_SHOWN).map((text, line) => (
          <LineRow
            // oxlint-disable-next-line react/no-array-index-key
            key={`${line} ${text}`}
            {...{ resume, text, onCorrect }}
            place={{ kind, at, line }}
          >
            {ways.map((to) => (
              <button
                key={to}
                type="button"
                className="button-plain text-fine"
                onClick={move(line, to)}
              >
                To the {kind} {to}
                <span className="sr-only">: {text.slice(0, 60)}</span>
              </button>
            ))}
          </LineRow>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && (
        <p className="text-fine text-soft">and {lines.length - MOST_SHOWN} more</p>
      )}
    </details>
  )
}
