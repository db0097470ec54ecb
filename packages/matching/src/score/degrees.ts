import { type Alternative } from '@tailorbird/lexicon'
import type { Found } from './evidence.ts'
import { findRun } from './find-run.ts'
import type { NameSpot, ResumeIndex } from './index-resume.ts'

/** General degrees, lowest first; the names are the lexicon's. */
const LEVELS = [
  [
    'High school diploma',
    'High school',
    'High school equivalency',
    'Ontario Secondary School Diploma',
    'GED',
    'A-levels',
    'International Baccalaureate',
    'Abitur',
    'Fachhochschulreife',
    'Matura',
    'Baccalauréat',
    'Bachillerato',
  ],
  [
    'College diploma',
    'Associate degree',
    'Associate of Science',
    'Associate of Arts',
    'Associate of Applied Science',
    'Higher National Diploma',
    'Apprenticeship',
  ],
  [
    "Bachelor's degree",
    'Bachelor of Science',
    'Bachelor of Arts',
    'Bachelor of Engineering',
    'Bachelor of Applied Science',
    'University degree',
    'Fachhochschulstudium',
    'Honours degree',
  ],
  [
    "Master's degree",
    'Master of Science',
    'Master of Arts',
    'Master of Engineering',
    'Postgraduate degree',
    "Diplôme d'ingénieur",
    "École d'ingénieur",
    'Diplom degree',
    'Diplom-Ingenieur',
    'Magister',
  ],
  ['Doctorate', 'Doctor of Philosophy'],
]
const levels = new Map(
  LEVELS.flatMap((names, level) => names.map((name) => [name, level] as const)),
)
const BACHELOR = 2
const MASTER = 3
const FIELD_DEGREE = ' degree'
/** A trade is learnt: no other degree stands for it. */
const APPRENTICESHIP = 'Apprenticeship'

/** The level of a degree that is named by its field ('Bachelor of Education', 'Law degree'); -1 for none. */
function readLevel({ hit: { term, written } }: NameSpot): number {
  const known = levels.get(term.name)
  if (known !== undefined) return known
  if (/^(?:master\b|msc|m\.)/i.test(written) || term.name.startsWith('Master of ')) return MASTER
  return /^bachelor|degree$/i.test(term.name) ? BACHELOR : -1
}

/** 'Ausbildung zum Elektroniker' is an apprenticeship by another word. */
const findTraining = (index: ResumeIndex) =>
  ['Ausbildung', 'apprentissage']
    .flatMap((word) => findRun(index, word))
    .filter(({ line }) => line.place === 'education')

/** 'Master's degree in Biology', 'Biology degree'. */
const IN_FIELD = /^(.+?) in (.+)$/

/** A degree of a field whose words stand apart: 'B.Sc. Biology'. */
function findInField(index: ResumeIndex, name: string, degrees: readonly NameSpot[]): Found[] {
  const [, degree = '', named = ''] = IN_FIELD.exec(name) ?? []
  const field = name.endsWith(FIELD_DEGREE) ? name.slice(0, -FIELD_DEGREE.length) : named
  const level = levels.get(degree) ?? BACHELOR
  const graduated = new Set(
    degree === APPRENTICESHIP
      ? findTraining(index).map(({ line }) => line)
      : degrees.filter((spot) => readLevel(spot) >= level).map(({ line }) => line),
  )
  return findRun(index, field).filter(({ line }) => graduated.has(line))
}

/** What meets a degree under another name: one as high or higher, or its field written apart. */
export function findDegrees(index: ResumeIndex, { name }: Alternative): Found[] {
  const degrees = [...index.byName.values()]
    .filter(([first]) => first?.hit.term.kind === 'degree')
    .flat()
  const listFound = (): Found[] => {
    if (name === APPRENTICESHIP) return findTraining(index)
    const level = levels.get(name)
    if (level === undefined) return findInField(index, name, degrees)
    return degrees
      .filter((spot) => spot.hit.term.name !== name && readLevel(spot) >= level)
      .map(({ line, hit }) => ({ match: 'alias', line, at: hit.start, end: hit.end }))
  }
  return listFound().map((found) => ({ ...found, match: 'alias' }))
}
