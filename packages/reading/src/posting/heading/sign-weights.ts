import titles from './title-weights.json' with { type: 'json' }
import companies from './company-weights.json' with { type: 'json' }
import type { SignWeights } from './candidate.ts'

const expand = (stored: Readonly<Record<string, number>>): SignWeights =>
  new Map(Object.entries(stored))

/** What was learned about the signs of job titles and companies; see bench/learn-headings.ts. */
export const titleWeights = expand(titles)
export const companyWeights = expand(companies)
