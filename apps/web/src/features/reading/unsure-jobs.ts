import { createContext } from 'react'
import type { StructuredResume, WorkExperience } from '@tailorbird/contracts'
import { jobKey } from '@tailorbird/reading'
import { doubtJob } from './find-doubts.ts'

/** Jobs that may have other names, by jobKey, and what says that one is right as it is. */
export interface UnsureJobs {
  keys: ReadonlySet<string>
  settle: (job: WorkExperience) => void
}

export const UnsureJobsContext = createContext<UnsureJobs>({
  keys: new Set(),
  settle: () => undefined,
})

/** Whether a job's names are asked about: it lacks nothing, which would be said instead, and nobody has given it others. */
export const isAsked = (job: WorkExperience, keys: ReadonlySet<string>) =>
  keys.has(jobKey(job)) && doubtJob(job) === undefined

export const countAsked = ({ workExperience }: StructuredResume, keys: ReadonlySet<string>) =>
  workExperience.filter((job) => isAsked(job, keys)).length
