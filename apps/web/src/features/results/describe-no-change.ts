import type { AnalysisResults } from '@tailorbird/contracts'

/** Said wherever a posting's terms would stand, when it names none. */
export const NOT_COMPARED =
  'The job description says too little to compare your resume with. Paste the whole posting, with what it asks for.'

/** From here on a resume and a posting have something to do with each other. */
const LITTLE = 30
/** From here on the resume's own words do the job's work. */
const MUCH = 70

/** Why nothing was changed. */
export function describeNoChange({
  matchScore,
  noScoreReason,
}: Pick<AnalysisResults, 'matchScore' | 'noScoreReason'>): string {
  if (matchScore === null) return noScoreReason ?? NOT_COMPARED
  if (matchScore < LITTLE)
    return 'Nothing was changed: your resume shows little of what this job asks for, and nothing else would be true.'
  if (matchScore < MUCH)
    return 'Nothing was changed: what your resume shows of this job it says well, and nothing else would be true.'
  return 'Nothing was changed: your own words fit as they are.'
}
