import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import { readPostingTerms } from '@tailorbird/matching'
import type { EditPlan } from './edit-plan.ts'
import { estimatePages } from './estimate-pages.ts'
import { isOldJob } from './is-old-job.ts'
import { blankLines, dropBlanks } from './take-away.ts'

/** A job keeps so many bullets, however long the resume is. */
const MIN_BULLETS = 2

/**
 * Adds to a plan what may go so that the resume fits a number of pages: jobs of long ago come down to a line, then bullets
 * that say nothing of what the posting asks for are left out, the oldest first. What is needed stays when the plan is
 * applied, whatever stands here.
 * @param pages 1 or 2; 0 leaves the plan as it is
 */
export function fitPlan(
  resume: StructuredResume,
  plan: EditPlan,
  posting: Posting,
  pages: number,
): EditPlan {
  const told = plan.summary.map(({ text }) => text).join(' ')
  // A new summary needs room as well.
  const summary = told.length > (resume.summary ?? '').length ? told : (resume.summary ?? '')
  const isFit = (gone: readonly string[]) =>
    estimatePages({ ...dropBlanks(blankLines(resume, gone)), summary }) <= pages
  if (pages === 0 || isFit(plan.drops ?? [])) return plan
  const { weigh } = readPostingTerms(posting)
  const oldJobs = resume.workExperience.flatMap((_, w) => (isOldJob(resume, w) ? [`w${w}`] : []))
  const ofOld = oldJobs.flatMap((job) => {
    const lines = resume.workExperience[Number(job.slice(1))]?.description ?? []
    return lines.slice(1).map((_, at) => `${job}.b${at + 1}`)
  })
  const drops = [...(plan.drops ?? [])]
  const edited = new Set([
    ...plan.edits.map(({ targetId }) => targetId),
    ...(plan.merges ?? []).flatMap(({ targetIds }) => targetIds),
  ])
  for (const [w, job] of [...resume.workExperience.entries()].toReversed()) {
    if (oldJobs.includes(`w${w}`)) continue
    const free = job.description
      .map((line, at) => ({ line, id: `w${w}.b${at}` }))
      .filter(({ line, id }) => !edited.has(id) && !drops.includes(id) && weigh(line) === 0)
    const gone = job.description.filter((_, at) => drops.includes(`w${w}.b${at}`)).length
    let left = job.description.length - gone - MIN_BULLETS
    for (const { id } of free.toReversed()) {
      if (left <= 0 || isFit([...drops, ...ofOld])) break
      drops.push(id)
      left -= 1
    }
  }
  return { ...plan, drops, oldJobs: [...new Set([...(plan.oldJobs ?? []), ...oldJobs])] }
}
