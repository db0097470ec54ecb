import type { PageFit } from '@tailorbird/contracts'
import { Choice } from '../../../components/choice.tsx'

const FITS = [
  { value: '0', label: 'Any number' },
  { value: '1', label: '1 page' },
  { value: '2', label: '2 pages' },
  { value: '3', label: '3 pages' },
] as const

interface Props {
  value: PageFit
  onChange: (fit: PageFit) => void
}

/** On how many pages a resume is printed: a matter of letters and spacing, where 'Shorten' is one of words. */
export function FitChoice({ value, onChange }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-small text-soft" aria-hidden="true">
          Print on
        </span>
        <Choice
          name="page-fit"
          label="Print on pages"
          options={FITS}
          value={`${value}`}
          onChange={(chosen) => onChange(Number(chosen) as PageFit)}
        />
      </div>
      <p className="w-full text-fine text-soft">
        ‘Print on’ makes letters and spacing smaller, and every word stays. ‘Shorten’, beside the
        posting, leaves words out.
      </p>
    </>
  )
}
