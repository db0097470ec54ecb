import { trimEnds } from '@tailorbird/language'
import { splitPlace, STRONG_MARK } from './job-pieces.ts'
import { isLocation, isTownAndState } from './locations.ts'
import { splitOutside } from './split-outside.ts'
import { namesDegree, namesInstitution, namesOrganisation, namesRole } from './word-lists.ts'

/** A degree ends like this, whatever stands before: 'High School Diploma'. */
const DEGREE_END =
  /(?:diploma|certificate|degree|abschluss|examen|brevet|diplom|dipl[ôo]me|bachillerato|a-levels?|gcses?)(?:\s*[(:,].*)?$/iu

/** Whether a text ends as the names of degrees do. */
export const endsLikeDegree = (text: string) => DEGREE_END.test(text.slice(0, 200))

const tidy = (text: string) => trimEnds(text, /[\s,;:–—-]/u, /[\s,;:–—(]/u)

/** The parts between commas, a town and its state as one. */
function splitNames(piece: string): string[] {
  const { name, place } = splitPlace(piece)
  return piece === `${name}, ${place}`
    ? [...splitOutside(name, ','), place]
    : splitOutside(piece, ',')
}

/**
 * Where no word is a degree, what stands before the school is one: 'PGDE Primary Education, University of
 * Clydesmouth', and a hospital can be the school.
 */
function takeUnnamedDegree(pieces: readonly string[]): [string[], string[]] | undefined {
  const atoms = pieces.flatMap(splitNames)
  const school = atoms.findIndex(namesInstitution)
  const at = school < 0 ? atoms.findLastIndex(namesOrganisation) : school
  // 'Berufskolleg Rheinland, Kinderpflegerin'
  const [first = '', second = ''] = atoms
  if (school === 0 && atoms.length === 2 && namesRole(second)) return [[second], [first]]
  return at > 0 ? [atoms.slice(0, at), atoms.slice(at)] : undefined
}

/** The names of a line about schooling: its parts between strong marks, and between commas where one part holds both. */
export function splitPieces(line: string): string[] {
  return line
    .split(STRONG_MARK)
    .map(tidy)
    .flatMap((piece) =>
      namesDegree(piece) && namesInstitution(piece) ? splitNames(piece) : [piece],
    )
    .filter((text) => text !== '' && text !== ')')
}

/** 'Diploma in Baking, Maison Blanc': a school that no word gives away stands behind the degree. */
function takeUnnamedSchool(degree: string[]): string[] {
  const atoms = degree.flatMap((text) => splitOutside(text, ','))
  const isSchool = (atom: string) => !namesDegree(atom) && /^\P{Ll}/u.test(atom)
  const other = atoms.filter(isSchool)
  const named = atoms.filter((atom) => !isSchool(atom))
  if (
    other.length === 0 ||
    named.length === 0 ||
    !(named.some((atom) => atom.includes(' ')) || other.some(namesOrganisation))
  )
    return []
  degree.splice(0, degree.length, ...named)
  return other
}

/** Which of some names is the degree and which the place of learning. */
export function nameSchool(pieces: readonly string[]): { institution: string; degree: string } {
  const degree: string[] = []
  const institution: string[] = []
  const isPlain = (piece: string) => namesInstitution(piece) && !namesDegree(piece)
  const hasPlain = pieces.some(isPlain)
  const hasDegree = pieces.some((piece) => namesDegree(piece) && !namesInstitution(piece))
  const unnamed = pieces.some(namesDegree) ? undefined : takeUnnamedDegree(pieces)
  if (unnamed) return { institution: unnamed[1].join(', '), degree: unnamed[0].join(', ') }
  let lastTaken = institution
  for (const piece of pieces) {
    const isBoth = namesInstitution(piece) && namesDegree(piece)
    const isPlace = isLocation(piece) || isTownAndState(piece)
    if (isPlain(piece) || (isPlace && institution.length > 0)) lastTaken = institution
    else if (isBoth)
      lastTaken = hasPlain || (!hasDegree && endsLikeDegree(piece)) ? degree : institution
    else if (namesDegree(piece) || (degree.length === 0 && institution.length > 0))
      lastTaken = degree
    lastTaken.push(piece)
  }
  if (institution.length === 0) institution.push(...takeUnnamedSchool(degree))
  return { institution: institution.join(', '), degree: degree.join(', ') }
}
