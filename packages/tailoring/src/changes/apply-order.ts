import type { Change, StructuredResume } from '@tailorbird/contracts'
import { completeSections, headOf, orderAdditional, orderSections } from '@tailorbird/document'
import { applyGroups } from './apply-groups.ts'
import { findJob } from './find-job.ts'
import { ORDER_PLACES } from './list-orders.ts'
import { placeLines, putBack, type Rewording, type Same, unify, unifyAll } from './same-line.ts'

/** Sorts by the wanted order; lines that it doesn't name stay behind, in their own order. What stands below a bullet goes with it. */
function sortLines(lines: readonly string[], wanted: readonly string[], same: Same): string[] {
  const ranks = placeLines(
    lines.map((line) => same(headOf(line))),
    wanted,
  )
  return lines
    .map((line, at) => ({ line, rank: ranks[at] ?? -1 }))
    .map(({ line, rank }) => ({ line, rank: rank < 0 ? wanted.length : rank }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ line }) => line)
}

/** An order with the lines of the original that it does not name, which were left out when it was made. */
function complete(wanted: readonly string[], own: readonly string[]): string[] {
  const heads = own.map(headOf)
  const there = new Set(placeLines(wanted, heads))
  const missing = heads.filter((_, at) => !there.has(at))
  return missing.length === 0 ? [...wanted] : putBack(wanted, missing, own, (line) => line)
}

function orderSkills(copy: StructuredResume, wanted: readonly string[], same: Same) {
  for (const group of copy.skillsCategories) group.skills = sortLines(group.skills, wanted, same)
  const leaders = copy.skillsCategories.map(({ skills }) => skills[0] ?? '')
  const ranked = sortLines(leaders, wanted, same)
  copy.skillsCategories = copy.skillsCategories.toSorted(
    (one, other) => ranked.indexOf(one.skills[0] ?? '') - ranked.indexOf(other.skills[0] ?? ''),
  )
  return copy
}

/**
 * Puts the lines of an order change into the wanted order.
 * @param to which of its two orders
 * @param original what was tailored: lines that an order does not name have their place in it
 * @returns a new resume; undefined when its place is gone
 */
export function applyOrder(
  resume: StructuredResume,
  change: Change,
  to: 'accepted' | 'undone',
  rewordings: readonly Rewording[],
  original?: StructuredResume,
): StructuredResume | undefined {
  const { place, groups } = change
  const named = (to === 'undone' ? change.before : change.after).split('\n')
  const copy = structuredClone(resume)
  if (place === ORDER_PLACES.sections) {
    const headings = completeSections(copy)
    const own = completeSections(original ?? resume).map(({ heading }) => heading)
    const wanted = complete(named, own).flatMap(
      (name) => headings.find(({ heading }) => heading === name) ?? [],
    )
    return orderSections(copy, wanted)
  }
  if (groups) {
    const wanted = to === 'undone' ? (original?.skillsCategories ?? groups.before) : groups.after
    const same = unifyAll(
      resume,
      groups.before.flatMap(({ skills }) => skills),
      unify(rewordings),
    )
    return { ...copy, skillsCategories: applyGroups(copy.skillsCategories, wanted, same) }
  }
  const ownSkills = original?.skillsCategories.flatMap(({ skills }) => skills) ?? []
  const wanted = place === ORDER_PLACES.skills ? complete(named, ownSkills) : named
  const same = unifyAll(resume, wanted, unify(rewordings))
  if (place === ORDER_PLACES.additional)
    return orderAdditional(copy, sortLines(Object.keys(copy.additionalSections), wanted, same))
  if (place === ORDER_PLACES.skills) return orderSkills(copy, wanted, same)
  const job = findJob(copy, change, new Set(named), unify(rewordings))
  if (!job) return undefined
  const own = original?.workExperience[Number(place.slice(1))]?.description ?? []
  const all = complete(named, own)
  job.description = sortLines(job.description, all, unifyAll(resume, all, unify(rewordings)))
  return copy
}
