import type { TailorOptions } from '@tailorbird/contracts'
import { useId, useState } from 'react'
import { Choice } from '../../components/choice.tsx'
import { isDefault, keepOptions, readKeptOptions } from './kept-options.ts'
import { useJobsDispatch } from './tailor-resume.ts'

const PAGES = [
  { value: '0', label: 'Not at all' },
  { value: '1', label: 'To 1 page' },
  { value: '2', label: 'To 2 pages' },
] as const
const TONES = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
] as const
const STRENGTHS = [
  { value: 'order', label: 'Order only' },
  { value: 'light', label: 'Light' },
  { value: 'full', label: 'Full' },
] as const

const EXPLAINED: Record<TailorOptions['strength'], string> = {
  order: 'Moves what matters to the front. No word changes.',
  light: "Uses the posting's names and small rewordings. Nothing is left out.",
  full: 'Rewrites, and leaves out what does not serve. Each change can be undone.',
}

const SHORTENED = "Leaves out lines that this job does not ask for, as only 'Full' may."
const ANY_TONE = 'For texts that an AI service writes. Without one your sentences stay your own.'

/** Who shortens leaves something out, and only 'full' may. */
const toPages = (pages: TailorOptions['pages']): Partial<TailorOptions> =>
  pages === 0 ? { pages } : { pages, strength: 'full' }

/** How to write it: strength, tone and whether to shorten, folded until somebody cares. Kept as a preference. */
export default function WritingOptions() {
  const dispatch = useJobsDispatch()
  const name = useId()
  const [options, setOptions] = useState(() => dispatch(readKeptOptions()))
  const choose = (chosen: Partial<TailorOptions>) => {
    const next = { ...options, ...chosen }
    setOptions(next)
    dispatch(keepOptions(next))
  }
  const find = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((one) => one.value === value)?.label
  const said = [
    find(STRENGTHS, options.strength),
    find(TONES, options.tone),
    options.pages > 0 && `shortened ${find(PAGES, `${options.pages}`)}`,
  ].filter(Boolean)
  return (
    <details className="w-full text-small">
      <summary className="text-soft">
        How to write it{isDefault(options) ? '' : `: ${said.join(', ').toLowerCase()}`}
      </summary>
      <div className="mt-3 grid gap-4">
        <Row label="How much">
          <Choice
            name={`${name}-strength`}
            label="How much may change"
            options={STRENGTHS}
            value={options.strength}
            onChange={(strength) =>
              choose(strength === 'full' ? { strength } : { strength, pages: 0 })
            }
          />
          <p className="text-fine text-soft">{EXPLAINED[options.strength]}</p>
        </Row>
        <Row label="Tone">
          <Choice
            name={`${name}-tone`}
            label="Tone"
            options={TONES}
            value={options.tone}
            onChange={(tone) => choose({ tone })}
          />
          {options.tone !== 'plain' && <p className="text-fine text-soft">{ANY_TONE}</p>}
        </Row>
        <Row label="Shorten">
          <Choice
            name={`${name}-pages`}
            label="Shorten"
            options={PAGES}
            value={`${options.pages}`}
            onChange={(pages) => choose(toPages(Number(pages) as TailorOptions['pages']))}
          />
          {options.pages > 0 && (
            <p className="text-fine text-soft">
              {SHORTENED} For smaller print alone, see ‘Print on’ beside the result.
            </p>
          )}
        </Row>
      </div>
    </details>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="w-20 text-soft" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
