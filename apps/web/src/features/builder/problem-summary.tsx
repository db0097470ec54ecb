import { idOf } from './builder-context.ts'
import type { Problem } from './find-problems.ts'
import { SECTIONS } from './sections.ts'

interface Props {
  /** What a try to generate found. */
  found: readonly Problem[]
  /** Of these, what is still wrong. */
  left: readonly Problem[]
  onGo: (problem: Problem) => void
}

/** All that is in the way of a resume. What has been mended stays, crossed out, so that nothing jumps. */
export function ProblemSummary({ found, left, onGo }: Props) {
  if (found.length === 0) return null
  const count = found.length
  return (
    <div className="mb-6 rounded-small border-2 border-amber p-4">
      <p role="alert" className="font-semibold">
        {count === 1 ? 'One field needs' : `${count} fields need`} another look
      </p>
      <ul className="mt-1">
        {found.map((problem) => {
          const { field, message, section, entry } = problem
          const name = SECTIONS.find(({ id }) => id === section)?.label
          const text = `${name}${entry > 0 ? ` ${entry}` : ''}: ${message}`
          return (
            <li key={field} className="text-small">
              {left.some((other) => other.field === field) ? (
                <a
                  href={`#${idOf(field)}`}
                  className="builder-problem"
                  onClick={(event) => {
                    event.preventDefault()
                    onGo(problem)
                  }}
                >
                  {text}
                </a>
              ) : (
                <span className="builder-problem text-soft">
                  <span aria-hidden="true" className="text-leaf">
                    ✓{' '}
                  </span>
                  <s>{text}</s>
                  <span className="sr-only"> (mended)</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
