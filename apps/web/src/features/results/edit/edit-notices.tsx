import { Reference } from '../../../components/reference.tsx'
import type { PlacedWarning } from './place-warnings.ts'
import type { Refusal } from './save-state.ts'

interface Choices {
  onMine: () => void
  onOther: () => void
}

/** The stored text is another one than the person began with. */
export function ChangedMeanwhile({ onMine, onOther }: Choices) {
  return (
    <div role="alert" className="mb-4 border-y border-amber py-4">
      <p className="text-small">
        The saved resume has changed since you began this text. Yours is still here; saving it takes
        the place of the other.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="button-ink" onClick={onMine}>
          Go on with mine
        </button>
        <button type="button" className="button-plain" onClick={onOther}>
          Take the saved one
        </button>
      </div>
    </div>
  )
}

/** Why the text was not saved, and the ways on. */
export function Refused({ refusal, onMine, onOther }: { refusal: Refusal } & Choices) {
  return (
    <div role="alert" className="mt-4 border-s-2 border-amber ps-4">
      <p className="text-small wrap-anywhere">
        <span aria-hidden="true" className="text-amber">
          ▲{' '}
        </span>
        {refusal.message}
        {refusal.reference !== undefined && <Reference id={refusal.reference} />}
      </p>
      {refusal.isConflict && (
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          <button type="button" className="button-ink" onClick={onMine}>
            Save mine
          </button>
          <button type="button" className="button-plain" onClick={onOther}>
            Load the other one
          </button>
        </div>
      )}
    </div>
  )
}

interface WarningsProps {
  warnings: readonly PlacedWarning[]
  onGo: (line: number) => void
}

/** All notes as a list, which takes the place of the one beside the other views. */
export function EditWarnings({ warnings, onGo }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <div className="mt-6">
      <h4 id="look-at-this" tabIndex={-1} className="text-small font-semibold text-amber">
        <span aria-hidden="true">▲ </span>Look at this
      </h4>
      <ul className="mt-1 space-y-1 border-s-2 border-amber ps-4">
        {warnings.map(({ text, line }) => (
          <li key={`${line} ${text}`} className="text-small wrap-anywhere">
            {text}{' '}
            {line > 0 && (
              <button type="button" className="button-plain text-fine" onClick={() => onGo(line)}>
                Go to line {line}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
