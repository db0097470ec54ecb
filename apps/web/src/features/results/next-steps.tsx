import type { TailoredResume } from '@tailorbird/contracts'
import type { ReactNode } from 'react'

interface Props {
  result: TailoredResume
  /** Opens the side by side view. */
  onCompare: () => void
}

/** Takes eyes and focus to a heading of this page. */
function goTo(id: string) {
  const target = document.getElementById(id)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`

/** What is left for the person to do before this resume is sent. */
export function NextSteps({ result, onCompare }: Props) {
  const { changes, analysisResults } = result
  const { warnings, keywordsMissing } = analysisResults
  const used = changes.filter(({ state }) => state === 'accepted').length
  return (
    <div className="border-b border-line py-5">
      <h4 className="text-small font-semibold">What to do next</h4>
      <ol className="next-steps">
        {warnings.length > 0 && (
          <Step onClick={() => goTo('look-at-this')}>
            <span className="text-amber">
              <span aria-hidden="true">▲ </span>Look at {count(warnings.length, 'note', 'notes')}
            </span>
          </Step>
        )}
        {used > 0 && (
          <Step onClick={onCompare}>
            Read the {count(used, 'change', 'changes')} beside your original
          </Step>
        )}
        {keywordsMissing.length > 0 && (
          <Step onClick={() => goTo('still-missing')}>
            {keywordsMissing.length === 1
              ? 'See the term that is still missing'
              : `See the ${keywordsMissing.length} terms that are still missing`}
          </Step>
        )}
        <Step onClick={() => goTo('download-pdf')}>Take the PDF with you</Step>
      </ol>
    </div>
  )
}

function Step({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className="button-plain text-small" onClick={onClick}>
        {children}
      </button>
    </li>
  )
}
