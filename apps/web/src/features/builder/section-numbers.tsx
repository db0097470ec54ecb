import { Stitches } from '../../components/stitches.tsx'
import { SECTIONS, type SectionId } from './sections.ts'

interface Props {
  current: SectionId
  filled: ReadonlySet<SectionId>
  onGo: (section: SectionId) => void
}

/** The way through the form: six numbered buttons on a seam, sewn on as their sections are filled in. */
export function SectionNumbers({ current, filled, onGo }: Props) {
  return (
    <ol aria-label="Go to a section" className="builder-numbers">
      {SECTIONS.map(({ id, label }, place) => (
        <li key={id}>
          {place > 0 && <Stitches count={4} sewn={filled.has(id) ? 1 : 0} className="flex-1" />}
          <button
            type="button"
            aria-current={id === current ? 'step' : undefined}
            data-filled={filled.has(id)}
            aria-label={`${place + 1} ${label}${filled.has(id) ? ', filled in' : ''}`}
            title={label}
            onClick={() => onGo(id)}
          >
            {place + 1}
          </button>
        </li>
      ))}
    </ol>
  )
}
