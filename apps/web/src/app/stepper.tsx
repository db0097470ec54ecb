import { SewnButton } from '../components/sewn-button.tsx'
import { Stitches } from '../components/stitches.tsx'
import type { Step } from './page-step.ts'

interface Props {
  steps: Step[]
  /** The page's step, 0 to 2. */
  current: number
}

/** The seam through the page: across on small screens, down the side on large ones. */
export function Stepper({ steps, current }: Props) {
  return (
    <nav aria-label="Steps" className="stepper">
      <ol>
        {steps.map((step, place) => (
          <li key={step.label} aria-current={place === current ? 'step' : undefined}>
            <a href={`#${step.section}`}>
              <SewnButton state={step.state} />
              <span className={step.state === 'ahead' ? 'text-soft' : ''}>
                {step.label}
                {step.state === 'done' && <span className="sr-only"> (done)</span>}
              </span>
            </a>
            {place < steps.length - 1 && (
              <>
                <Stitches count={7} sewn={step.sewn} className="stepper-across" />
                <Stitches count={8} sewn={step.sewn} down className="stepper-down" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
