import { createContext } from 'react'
import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { jobKey } from '@tailorbird/reading'

/** Jobs that may have other names, by jobKey, and what says that one is right as it is. */
export interface UnsureJobs {
  keys: ReadonlySet<string>
  settle: (job: WorkExperience) => void
}

export const UnsureJobsContext = createContext<UnsureJobs>({
  keys: new Set(),
  settle: () => undefined,
})

/** How many jobs of a resume are to be looked at; those that were edited have other names by then. */
export const countUnsure = ({ workExperience }: StructuredResume, keys: ReadonlySet<string>) =>
  workExperience.filter((job) => keys.has(jobKey(job))).length
