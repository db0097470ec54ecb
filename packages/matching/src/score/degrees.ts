import {
  findDegreeWords,
  type Height,
  readAskedDegree,
  SMALL_WORDS,
  stem,
} from '@tailorbird/language'
import { tokenize, type Alternative } from '@tailorbird/lexicon'
import type { Found } from './evidence.ts'
import { findRun } from './find-run.ts'
import type { NameSpot, ResumeIndex, SaidLine } from './index-resume.ts'
import type { ResumeLine } from './resume-lines.ts'

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

/** What names a degree in a line of the resume. */
interface Graduation {
  line: ResumeLine
  level: number
  at: number
  end: number
}

const HEIGHT_LEVELS: Record<Height, number> = { college: 1, bachelor: 2, master: 3, doctor: 4 }

/** All degrees of a resume: those that the lexicon knows, and others by their words. */
function listGraduations(index: ResumeIndex): Graduation[] {
  const spots = [...index.byName.values()].flat()
  const byLine = Map.groupBy(spots, ({ line }) => line)
  const known = spots
    .filter(({ hit }) => hit.term.kind === 'degree')
    .map((spot): Graduation => {
      const { start, end } = spot.hit
      return { line: spot.line, level: readLevel(spot), at: start, end }
    })
  // 'Mini MBA' is no MBA, as the lexicon knows.
  const isKnown = (line: ResumeLine, start: number, end: number) =>
    byLine
      .get(line)
      ?.some(
        (spot) =>
          spot.hit.start < end &&
          spot.hit.end > start &&
          (spot.hit.term.kind === 'degree'
            ? readLevel(spot) >= 0
            : spot.hit.end - spot.hit.start > end - start),
      ) === true
  const worded = index.lines
    .filter(({ place }) => place === 'education')
    .flatMap((line) =>
      findDegreeWords(line.text)
        .filter(({ start, end }) => !isKnown(line, start, end))
        .map(({ height, start, end }): Graduation => ({
          line,
          level: HEIGHT_LEVELS[height],
          at: start,
          end,
        })),
    )
  return [...known, ...worded]
}

/** Whether a line tells of the field: in its words, or by a name that the lexicon has for it. */
function tellsField({ line, stems }: SaidLine, field: string, index: ResumeIndex): boolean {
  if (index.byName.get(field)?.some((spot) => spot.line === line)) return true
  const wanted = tokenize(field)
    .map(({ norm }) => norm)
    .filter((norm) => /[\p{L}\p{N}]/u.test(norm) && !SMALL_WORDS.has(norm))
    .map((norm) => stem(norm))
  return wanted.length > 0 && wanted.every((one) => stems.some((other) => areKin(one, other)))
}

/** Words of one field: 'Betriebswirtschaft' and 'betriebswirtschaftlich'. */
const MIN_KIN_CHARS = 5
const areKin = (one: string, other: string) =>
  one === other ||
  (one.length >= MIN_KIN_CHARS && other.startsWith(one)) ||
  (other.length >= MIN_KIN_CHARS && one.startsWith(other))

/** What a degree is asked for in: the lexicon's name for it, and the posting's own words. */
function listFields({ term, name }: Alternative): string[] {
  const [, , named = ''] = IN_FIELD.exec(name) ?? []
  const field = name.endsWith(FIELD_DEGREE) ? name.slice(0, -FIELD_DEGREE.length) : named
  const written = readAskedDegree(term)?.fields ?? []
  return [field, ...written.map(({ start, end }) => term.slice(start, end))].filter(
    (text) => text !== '',
  )
}

/** 'Master of Nursing', asked for as a 'Master's degree in Nursing': how high by the posting's words, else by its name. */
function readAskedLevel({ name, term }: Alternative): number {
  const asked = readAskedDegree(term)
  if (asked) return Math.max(BACHELOR, HEIGHT_LEVELS[asked.height])
  return name.startsWith('Master of ') ? MASTER : BACHELOR
}

/** Degrees in a field, whose words stand in the same line, or in one of the same school that names no degree of its own. */
function findInField(index: ResumeIndex, option: Alternative, all: readonly Graduation[]): Found[] {
  const [, degree = ''] = IN_FIELD.exec(option.name) ?? []
  const fields = listFields(option)
  if (degree === APPRENTICESHIP) {
    const trained = new Set(findTraining(index).map(({ line }) => line))
    return fields.flatMap((field) => findRun(index, field)).filter(({ line }) => trained.has(line))
  }
  const level = levels.get(degree) ?? readAskedLevel(option)
  const graduated = new Set(all.map(({ line }) => line))
  return all
    .filter((one) => one.level >= level)
    .filter(({ line }) =>
      index.said.some(
        (said) =>
          (said.line === line ||
            (said.line.school !== undefined &&
              said.line.school === line.school &&
              !graduated.has(said.line))) &&
          fields.some((field) => tellsField(said, field, index)),
      ),
    )
    .map(({ line, at, end }) => ({ match: 'alias', line, at, end }))
}

/** What meets a degree under another name: one as high or higher, or its field written apart. */
export function findDegrees(index: ResumeIndex, option: Alternative): Found[] {
  const { name } = option
  if (name === APPRENTICESHIP)
    return findTraining(index).map((found) => ({ ...found, match: 'alias' }))
  const all = listGraduations(index)
  const level = levels.get(name)
  if (level === undefined) return findInField(index, option, all)
  return all
    .filter((one) => one.level >= level)
    .map(({ line, at, end }) => ({ match: 'alias', line, at, end }))
}
