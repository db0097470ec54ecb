import type { WorkExperience } from '@tailorbird/contracts'

/** What a job is told apart by: its names and when it began. */
export const jobKey = ({ company, position, startDate }: WorkExperience): string =>
  [company, position, startDate].join('\n')
