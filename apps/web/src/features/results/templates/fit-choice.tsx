import type { PageFit } from '@tailorbird/contracts'
import { Choice } from '../../../components/choice.tsx'

const FITS = [
  { value: '0', label: 'Any length' },
  { value: '1', label: '1 page' },
  { value: '2', label: '2 pages' },
  { value: '3', label: '3 pages' },
] as const

interface Props {
  value: PageFit
  onChange: (fit: PageFit) => void
}

/** On how many pages a resume should fit. */
export function FitChoice({ value, onChange }: Props) {
  return (
    <Choice
      name="page-fit"
      label="Fit to pages"
      options={FITS}
      value={`${value}`}
      onChange={(chosen) => onChange(Number(chosen) as PageFit)}
    />
  )
}
