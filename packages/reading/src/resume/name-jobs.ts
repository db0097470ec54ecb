import {
  isDivision,
  splitAt,
  splitAtoms,
  splitPlace,
  splitTown,
  type JobPieces,
} from './job-pieces.ts'
import { isRegion, isTown } from './locations.ts'
import { remember } from '@tailorbird/language'
import { isHeadedByRole, namesInstitution, namesOrganisation, namesRole } from './word-lists.ts'

/** A job's names, each in its place. */
export interface JobNames {
  company: string
  position: string
  places: string[]
  rest: string[]
}

const LEGAL_NAME =
  /\s(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|corp|co|s\.?\s?r\.?\s?o|a\.s|s\.a|s\.?l|b\.v|limited|kft|a\.ş|s\.?r\.?l|s\.?p\.?a)\.?$/iu
const FREELANCE =
  /\b(?:self-employed|freelance[rd]?|sole trader|ind[ée]pendant|aut[óo]nom[oa]|freiberuf|selbstst[äa]ndig|libero professionista|independent)/iu
const SURE = 3
/** How much the other jobs' order counts against the words of a job. */
const LEAN = 0.8
/** What is a part of a university or a hospital. */
const PART =
  /^(?:department|dept\.?|faculty|school|division|section|chair|cent(?:er|re)|institute|lab(?:oratory)?|unit|lehrstuhl|institut|fakult[äa]t|d[ée]partement|facult[ée]|laboratoire|departamento|facultad|dipartimento|facolt[àa]) (?:of|for|f[üu]r|de|di|d['’]|des|du)\b/iu
/** Words of employers that open the names of roles as well: 'Electrical Improver'. */
const ADJECTIVE =
  /^(?:electrical|medical|dental|digital|legal|financial|international|global|commercial|retail|software|marketing|finance|health|nursing|engineering|media|it|sales|insurance|energy|construction|logistics|research|data)\b/i

/** How much a name sounds like a role; below zero it sounds like an employer. */
export const scoreRole = remember((name: string): number => {
  let score = 0
  if (isHeadedByRole(name)) score += name.includes(' ') ? 4 : 3
  else if (namesRole(name)) score += 2
  if (LEGAL_NAME.test(name)) score -= 6
  else if (namesOrganisation(name.replace(ADJECTIVE, ''))) score -= isHeadedByRole(name) ? 1 : 3
  if (/ & |['’]s\s/u.test(name)) score -= 1
  return score
})

const clamp = (value: number) => Math.max(-SURE, Math.min(SURE, value))

/** What other jobs of the section say about the order: above zero the role stands first. */
interface Habits {
  pieces: number
  atoms: number
  /** Whether a role stands alone before a name that no place has to be: names like that are employers. */
  hasBareRole: boolean
  /** How many jobs begin with their role and go on with their employer in one name. */
  rolesFirst: number
}

const gap = (names: readonly string[]) =>
  clamp(scoreRole(names[0] ?? '') - Math.max(...names.slice(1).map(scoreRole)))

/** 'Constable | Severnside Constabulary': one of two names is a role, and no employer stands behind it. */
const isBareRole = ([first = '', second = '', ...more]: readonly string[]) =>
  more.length === 0 &&
  second !== '' &&
  scoreRole(first) > 0 &&
  scoreRole(second) <= 0 &&
  splitAtoms(first).length === 1 &&
  splitAt(first) === undefined &&
  !FREELANCE.test(first)

/** Learns from all jobs of a section whether roles or employers stand first. */
export function readHabits(jobs: readonly JobPieces[]): Habits {
  const habits = { pieces: 0, atoms: 0, hasBareRole: false, rolesFirst: 0 }
  for (const { names } of jobs) {
    const [only = ''] = names
    if (splitAt(only) || (scoreRole(only) > 0 && splitAtoms(only).length > 1))
      habits.rolesFirst += 1
    habits.hasBareRole ||= isBareRole(names)
    if (names.length > 1) habits.pieces += gap(names.slice(0, 2))
    if (names.length === 2 && isTown(names[1] ?? '')) {
      const atoms = splitAtoms(splitPlace(only).name)
      if (atoms.length > 1) habits.atoms += gap(atoms)
    } else if (names.length === 1 && !splitAt(only)) {
      const atoms = splitAtoms(splitPlace(only).name)
      if (atoms.length > 1) habits.atoms += gap(atoms)
    }
  }
  return habits
}

/** An employer's name and the town behind it. */
function nameCompany(text: string, places: readonly string[]) {
  const { name, place } = splitTown(text)
  return { company: name, places: place === '' ? [...places] : [place, ...places] }
}

/** 'Cook at Acme' or 'Cook, Acme Ltd' beside a town or a note. */
function nameHalves(names: readonly string[], habits: Habits): JobNames | undefined {
  const index = names.findIndex((name) => splitAt(name) !== undefined)
  const others = names.filter((_, other) => other !== index)
  const halves = splitAt(names[index] ?? '')
  if (halves)
    return {
      ...nameCompany(halves[1], others.filter(isTown)),
      position: halves[0],
      rest: others.filter((name) => !isTown(name)),
    }
  const [first = '', second = ''] = names
  if (habits.hasBareRole && !namesOrganisation(first)) return undefined
  if (names.length !== 2 || !isTown(second) || scoreRole(second) !== 0 || namesOrganisation(second))
    return undefined
  const named = splitAtoms(first).length > 1 ? nameAtoms(first, habits.atoms) : undefined
  if (
    !named ||
    named.company === '' ||
    scoreRole(named.position) <= 0 ||
    scoreRole(named.company) > scoreRole(named.position)
  )
    return undefined
  return isDivision(named.company) ? undefined : { ...named, places: [...named.places, second] }
}

/** Names that stand apart: the one that sounds most like a role is it, in doubt where the others have theirs. */
function nameTwo(names: readonly string[], habit: number): JobNames {
  const lean = clamp(habit) * LEAN
  const scores = names.map((name, index) => scoreRole(name) + (index === 0 ? lean : 0))
  // A town behind a name belongs to an employer.
  for (const [index, name] of names.entries())
    if (splitTown(name).place !== '') scores[index] = (scores[index] ?? 0) - 0.5
  const most = Math.max(...scores)
  const isUnclear = scores.every((score) => score === most)
  const role = isUnclear ? (habit > 0 ? 0 : 1) : scores.indexOf(most)
  const others = names.filter((_, index) => index !== role)
  const employer = Math.max(
    others.findIndex((name) => namesOrganisation(name)),
    0,
  )
  const rest = others.filter((_, index) => index !== employer)
  const title = splitPlace(names[role] ?? '')
  const towns = [...rest.filter(isTown), title.place].filter((place) => place !== '')
  const company = others[employer] ?? ''
  // Who works for himself has a town and no employer.
  const isOwn = FREELANCE.test(title.name) && isTown(company) && !namesOrganisation(company)
  return {
    ...(isOwn ? { company: '', places: [company, ...towns] } : nameCompany(company, towns)),
    position: title.name,
    rest: rest.filter((name) => !isTown(name)),
  }
}

/** 'Law Clerk, District Court, Hartford' and 'District Court, Law Clerk': the parts of one name. */
function nameAtoms(piece: string, habit: number): JobNames {
  const { name, place } = splitPlace(piece)
  const places = place === '' ? [] : [place]
  const atoms = splitAtoms(name)
  const scores = atoms.map(scoreRole)
  const [first = 0, ...others] = scores
  const most = Math.max(...others)
  // 'PGT Mathematics, Vidya School': no word is a role, and one is an employer.
  const isOnlyEmployer = most <= 0 && first === 0 && Math.min(...others) < 0
  const isFirst = isOnlyEmployer || (first === most ? habit > 0 || first > 0 : first > most)
  if (isFirst) {
    const named = atoms.findIndex(
      (atom, index) => index > 0 && namesOrganisation(atom) && !isDivision(atom),
    )
    const plain = atoms.findIndex(
      (atom, index) => index > 0 && !isDivision(atom) && scoreRole(atom) <= 0,
    )
    const whole = atoms.findIndex((atom, index) => index > named && namesInstitution(atom))
    // 'Professor, Department of Physics, Uppsala University': the whole stands behind its part.
    if (named > 0 && whole > 0 && PART.test(atoms[named] ?? ''))
      return {
        company: atoms[whole] ?? '',
        position: atoms.slice(0, named).join(', '),
        places: [...atoms.slice(whole + 1), ...places],
        rest: atoms.slice(named, whole),
      }
    const employer = named > 0 ? named : plain
    // 'Technician, Gráfica Ribeira': a word of roles in an employer's name, where others have theirs.
    if (employer < 0 && atoms.length === 2 && habit > 0 && first > 0 && !isDivision(atoms[1] ?? ''))
      return { company: atoms[1] ?? '', position: atoms[0] ?? '', places, rest: [] }
    if (employer < 0) return { company: '', position: name, places, rest: [] }
    return {
      ...nameCompany(atoms[employer] ?? '', [...atoms.slice(employer + 1), ...places]),
      position: atoms.slice(0, employer).join(', '),
      rest: [],
    }
  }
  const role = most > 0 ? scores.lastIndexOf(most) : 1
  return {
    ...nameCompany(atoms.slice(0, role).join(', '), [...atoms.slice(role + 1), ...places]),
    position: atoms[role] ?? '',
    rest: [],
  }
}

/** Which of a job's names is the employer and which the position. */
export function nameJob({ names, places }: JobPieces, habits: Habits): JobNames {
  const [only = ''] = names
  const done = (named: JobNames) => ({ ...named, places: [...named.places, ...places] })
  if (names.length > 1) return done(nameHalves(names, habits) ?? nameTwo(names, habits.pieces))
  const halves = splitAt(only)
  if (halves) return done({ ...nameCompany(halves[1], []), position: halves[0], rest: [] })
  if (splitAtoms(splitPlace(only).name).length > 1) return done(nameAtoms(only, habits.atoms))
  const { name, place } = splitPlace(only)
  const found = place === '' ? [] : [place]
  // 'Shop Assistant, Harrow Stores, Poland' beside jobs that all have an employer there.
  const [employer = '', ...land] = splitAtoms(place)
  const hasLand = land.length === 1 && isRegion(land[0] ?? '') && (land[0] ?? '').length > 3
  if (habits.rolesFirst > 1 && scoreRole(name) > 0 && hasLand && !FREELANCE.test(name))
    return done({ company: employer, position: name, places: land, rest: [] })
  const isRole = scoreRole(only) > 0 || (habits.rolesFirst > 1 && scoreRole(only) === 0)
  return isRole && !isDivision(only)
    ? done({ company: '', position: name, places: found, rest: [] })
    : done({ company: name, position: '', places: found, rest: [] })
}
