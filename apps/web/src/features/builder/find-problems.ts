import { structuredResume } from '@tailorbird/contracts'
import type { BuilderValues } from './builder-values.ts'
import type { SectionId } from './sections.ts'
import { toResume } from './to-resume.ts'

/** Something to mend. */
export interface Problem {
  section: SectionId
  /** The field, by the id of its entry, so that it stays the same when entries are moved. */
  field: string
  message: string
  /** Of which entry, counted from 1; 0 where there are none. */
  entry: number
}

const SECTION_OF = {
  contactInfo: 'contact',
  workExperience: 'experience',
  education: 'education',
  skillsCategories: 'competencies',
} as const satisfies Partial<Record<keyof BuilderValues, SectionId>>
type Checked = keyof typeof SECTION_OF
const CHECKED = Object.keys(SECTION_OF) as Checked[]

/** The form's order within a section; yup's is the schema's. */
const FIELDS =
  'fullName email phone company position startDate description institution degree category skills'.split(
    ' ',
  )

interface Found {
  section: Checked
  place: number
  name: string
  message: string
}

function readPath(path: string, message: string): Found[] {
  const [, start, place = '0', name = ''] = /^(\w+)(?:\[(\d+)\])?\.(\w+)/.exec(path) ?? []
  const section = CHECKED.find((key) => key === start)
  return section === undefined ? [] : [{ section, place: Number(place), name, message }]
}

function validate(values: BuilderValues): Found[] {
  try {
    structuredResume.validateSync(toResume(values), { abortEarly: false })
    return []
  } catch (error) {
    const { inner } = error as { inner?: { path?: string; message: string }[] }
    if (!inner) throw error
    return inner.flatMap(({ path = '', message }) => readPath(path, message))
  }
}

/** What the form's schema finds wrong, in the form's order, one problem for each field. */
export function findProblems(values: BuilderValues): Problem[] {
  const found = validate(values).toSorted(
    (a, b) =>
      CHECKED.indexOf(a.section) - CHECKED.indexOf(b.section) ||
      a.place - b.place ||
      FIELDS.indexOf(a.name) - FIELDS.indexOf(b.name),
  )
  const problems = found.map(({ section, place, name, message }) => ({
    section: SECTION_OF[section],
    field: `${section === 'contactInfo' ? section : values[section][place]?.id}.${name}`,
    message,
    entry: section === 'contactInfo' ? 0 : place + 1,
  }))
  return problems.filter(({ field }, at) => problems.findIndex((p) => p.field === field) === at)
}
