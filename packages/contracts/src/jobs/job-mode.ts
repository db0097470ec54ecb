/** How many jobs are handed in, and in which way (specification, section 2). Free of schemas, for the first load. */
export const JOB_MODES = ['single', 'batch', 'queue'] as const
export type JobMode = (typeof JOB_MODES)[number]
