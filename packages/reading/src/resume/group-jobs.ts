import { type DateSpan } from '@tailorbird/language'
import {
  isDivision,
  splitAt,
  splitAtoms,
  splitPlace,
  splitTown,
  type JobPieces,
} from './job-pieces.ts'
import { nameJob, readHabits, scoreRole, type JobNames } from './name-jobs.ts'
import { isTown } from './locations.ts'
import { namesOrganisation } from './word-lists.ts'

/** A job that was not told apart from its neighbours yet. */
export interface JobDraft {
  pieces: JobPieces
  /** Given when labels say which name is what. */
  names?: JobNames
  description: string[]
  hasBullets: boolean
}

/** A job with its names; `isEmployer` when it only heads the positions below. */
interface NamedJob {
  names: JobNames
  draft: JobDraft
  isEmployer: boolean
}

const FAR = 9999
const yearOf = (date: string | undefined) => Number(/(?:19|20)\d\d/.exec(date ?? '')?.[0] ?? FAR)

/** Whether the years of one span lie in those of another; what has none lies anywhere. */
function covers(outer: DateSpan | undefined, inner: DateSpan | undefined): boolean {
  if (!outer || !inner) return true
  const endOf = ({ startDate, endDate, isCurrent }: DateSpan) =>
    isCurrent ? FAR : yearOf(endDate ?? startDate)
  return yearOf(outer.startDate) <= yearOf(inner.startDate) && endOf(outer) >= endOf(inner)
}

/** Whether a job has one name, and it is a role: its employer stands above, if anywhere. */
function isRoleOnly({ pieces: { names } }: JobDraft): boolean {
  const [only = ''] = names
  if (names.length !== 1 || splitAt(only)) return false
  const atoms = splitAtoms(only)
  return (
    scoreRole(atoms[0] ?? '') > 0 &&
    !atoms.slice(1).some((atom) => namesOrganisation(atom) && !isDivision(atom))
  )
}

/** Whether a job is only an employer, perhaps with its town behind a dash. */
function isEmployerOnly({ pieces: { names, span }, hasBullets, description }: JobDraft): boolean {
  const [first = '', second = ''] = names
  const { name } = splitTown(first)
  if (hasBullets || splitAt(first) || scoreRole(name) > 0) return false
  if (names.length === 1) return splitAtoms(name).length < 3
  const isTownBehind = names.length === 2 && isTown(second) && scoreRole(second) === 0
  return isTownBehind && span !== undefined && description.length === 0
}

/** Gives each job its employer and its position; several positions at one employer share what stands above them. */
export function groupJobs(drafts: readonly JobDraft[]): NamedJob[] {
  const habits = readHabits(drafts.map(({ pieces }) => pieces))
  const named: NamedJob[] = []
  let group:
    | { company: string; places: string[]; span: DateSpan | undefined; isDashed: boolean }
    | undefined
  for (const [index, draft] of drafts.entries()) {
    if (draft.names) {
      named.push({ names: draft.names, draft, isEmployer: false })
      continue
    }
    const { names, places, span, dashed } = draft.pieces
    const next = drafts[index + 1]
    const heads =
      next !== undefined &&
      isEmployerOnly(draft) &&
      isRoleOnly(next) &&
      covers(span, next.pieces.span)
    if (heads) {
      const { name, place } = splitTown(names.join(', '))
      group = {
        company: name,
        places: place === '' ? places : [place, ...places],
        span,
        isDashed: next.pieces.dashed !== undefined,
      }
      const own = { company: name, position: '', places: group.places, rest: [] }
      named.push({ names: own, draft, isEmployer: true })
      continue
    }
    const isDashed = group?.isDashed === true && dashed !== undefined && names.length === 2
    if (group && (isRoleOnly(draft) || isDashed) && covers(group.span, span)) {
      const { name, place } = splitPlace(isDashed ? dashed : (names[0] ?? ''))
      const own = { company: group.company, position: name, rest: [] }
      const found = place === '' ? places : [place, ...places]
      named.push({
        names: { ...own, places: found.length > 0 ? found : group.places },
        draft,
        isEmployer: false,
      })
      continue
    }
    const job = nameJob(draft.pieces, habits)
    // Below an employer that stands above its position, others may stand without its name.
    const isAbove =
      names.length > 1 && job.company !== '' && names[0]?.startsWith(job.company) === true
    group = isAbove
      ? { company: job.company, places: [], span: undefined, isDashed: dashed !== undefined }
      : undefined
    named.push({ names: job, draft, isEmployer: false })
  }
  return named
}
