import type { StructuredResume } from '@tailorbird/contracts'
import { findListed } from './replace-text.ts'

/** Why lines stay as they are. Nobody is told: nothing is lost. */
export interface Kept {
  kept: string
}

const BULLET = /^(w\d+)\.b\d+$/
const SKILL = /^s\d+\.k\d+$/

/** Whether ids are those of bullets of one job. */
export function isSameJob(ids: readonly string[]): boolean {
  const jobs = new Set(ids.map((id) => BULLET.exec(id)?.[1]))
  return jobs.size === 1 && !jobs.has(undefined)
}

/** Why a line may not be taken away, whatever it says; undefined when it may. */
export function findFixed(resume: StructuredResume, id: string): string | undefined {
  const found = findListed(resume, id)
  const line = found?.lines[found.at]
  if (!found || line === undefined || !(BULLET.test(id) || SKILL.test(id)))
    return 'Only bullets of jobs and skills are left out.'
  if (line.includes('\n')) return 'Other bullets stand below it.'
  // Who takes it back must know which one it was.
  const alike = SKILL.test(id)
    ? resume.skillsCategories.flatMap(({ skills }) => skills)
    : found.lines
  if (alike.filter((one) => one === line).length > 1) return 'The same line stands there twice.'
  return undefined
}
