import type { Change, StructuredResume } from '@tailorbird/contracts'
import { describePlace } from './describe-place.ts'
import { findJob } from './find-job.ts'
import { putBack, type Rewording, type Same, unify } from './same-line.ts'
import { removeSkill, restoreSkill } from './restore-skill.ts'

/** Whether a change makes one bullet of several, or leaves lines out. */
export const takesLines = ({ kind, before, after }: Change): boolean =>
  (kind === 'bullet' && (before.includes('\n') || after === '')) ||
  (kind === 'skill' && before !== '' && after === '')

const count = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length

/** The job in which a change's lines stood: the one at its place with its name, else the one with most of the lines. */
function findHome(copy: StructuredResume, change: Change, original: StructuredResume, same: Same) {
  const at = Number(change.place.slice(1))
  const own = original.workExperience[at]?.description ?? []
  if (describePlace(copy, change.place).where === change.where)
    return { own, job: copy.workExperience[at] }
  const lines = new Set([...own, ...change.before.split('\n')])
  return { own, job: findJob(copy, change, lines, same) }
}

/**
 * Undoes or takes again a change that makes one bullet of several or leaves lines out.
 * @param original what was tailored: lines that come back have their place in it
 * @returns a new resume; undefined when a text to change is no longer there
 */
export function toggleLines(
  resume: StructuredResume,
  change: Change,
  to: 'accepted' | 'undone',
  rewordings: readonly Rewording[],
  original: StructuredResume = resume,
): StructuredResume | undefined {
  const same = unify(rewordings)
  const copy = structuredClone(resume)
  const { kind, before, after } = change
  if (kind === 'skill' && to === 'undone') return restoreSkill(copy, change, original, same)
  const lines = before.split('\n')
  if (kind === 'skill') return removeSkill(copy, change, original, same)
  const { own, job } = findHome(copy, change, original, same)
  if (!job) return undefined
  const [first = '', ...rest] = lines
  if (to === 'undone') {
    if (after !== '') {
      const at = job.description.indexOf(after)
      if (at < 0) return undefined
      job.description[at] = first
    }
    const missing = (after === '' ? lines : rest).filter(
      (line) => !job.description.includes(line) || count(job.description, line) < count(own, line),
    )
    job.description = putBack(job.description, missing, own, same)
    return copy
  }
  if (!lines.every((line) => job.description.includes(line))) return undefined
  if (after !== '') job.description[job.description.lastIndexOf(first)] = after
  for (const line of after === '' ? lines : rest)
    job.description.splice(job.description.lastIndexOf(line), 1)
  return copy
}

/** The state that a resume's text shows such a change to be in. */
export function readLinesState(
  resume: StructuredResume,
  change: Change,
  rewordings: readonly Rewording[],
  original: StructuredResume = resume,
): Change['state'] {
  const { kind, before, after, state } = change
  const lines =
    kind === 'skill'
      ? resume.skillsCategories.flatMap(({ skills }) => skills)
      : findHome(resume, change, original, unify(rewordings)).job?.description
  const there = new Set(lines)
  const own = before.split('\n')
  const isUndone = own.every((line) => there.has(line))
  const isGone = !own.some((line) => there.has(line))
  const isAccepted = lines !== undefined && (after === '' ? isGone : there.has(after))
  if (state === 'accepted' ? isAccepted : state === 'undone' && isUndone) return state
  return isAccepted ? 'accepted' : isUndone ? 'undone' : 'edited'
}
