import type { TemplateName } from '@tailorbird/contracts'
import banded from './pictures/banded.webp?no-inline'
import chronicle from './pictures/chronicle.webp?no-inline'
import classic from './pictures/classic.webp?no-inline'
import compact from './pictures/compact.webp?no-inline'
import formal from './pictures/formal.webp?no-inline'
import modern from './pictures/modern.webp?no-inline'

interface Template {
  value: TemplateName
  label: string
  /** The picture in words. */
  says: string
  picture: string
}

/** What there is to choose from. The pictures are drawn by packages/pdf/pictures/draw-templates.ts. */
export const TEMPLATES: readonly Template[] = [
  {
    value: 'classic',
    label: 'Classic',
    says: 'Blue headings, each section under a hairline.',
    picture: classic,
  },
  {
    value: 'modern',
    label: 'Modern',
    says: 'A large light name over a green rule, and more air.',
    picture: modern,
  },
  {
    value: 'compact',
    label: 'Compact',
    says: 'Black on white, and about a third more on a page.',
    picture: compact,
  },
  {
    value: 'formal',
    label: 'Formal',
    says: 'Letters with serifs, the name and the headings in the middle.',
    picture: formal,
  },
  {
    value: 'chronicle',
    label: 'Chronicle',
    says: 'Letters with serifs, the dates in front of each role.',
    picture: chronicle,
  },
  {
    value: 'banded',
    label: 'Banded',
    says: 'The name and the headings on pale blue bands.',
    picture: banded,
  },
]
