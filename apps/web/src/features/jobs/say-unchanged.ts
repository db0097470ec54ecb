import type { JobDto } from '@tailorbird/contracts'

/** How many results of a batch are the resume as it was; '' where none is. */
export function sayUnchanged(done: readonly JobDto[]): string {
  const count = done.filter(({ unchanged }) => unchanged).length
  if (count === 0) return ''
  const resumes = done.length === 1 ? 'resume' : 'resumes'
  const are = count === 1 ? 'is as it was' : 'are as they were'
  return `${count} of ${done.length} ${resumes} ${are}: no change was found that is true and fits better.`
}
