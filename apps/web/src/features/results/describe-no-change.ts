import type { AnalysisResults } from '@tailorbird/contracts'

/** Said wherever a posting's terms would stand, when it names none. */
export const NOT_COMPARED =
  'The job description says too little to compare your resume with. Paste the whole posting, with what it asks for.'

/** Why nothing was changed. */
export const describeNoChange = ({ matchScore }: Pick<AnalysisResults, 'matchScore'>): string =>
  matchScore === null ? NOT_COMPARED : 'Nothing was changed: your own words fit as they are.'
