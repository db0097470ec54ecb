import type { RequirementMatch } from '@tailorbird/contracts'
import { parseResume, readPosting } from '@tailorbird/reading'
import { scoreMatch, type MatchReport } from '../score-match.ts'

/** A posting that asks for these lines. */
export const asking = (...lines: string[]) =>
  `Specialist\n\nRequirements:\n${lines.map((line) => `- ${line}`).join('\n')}\n`

/** A resume with a skills list and the bullets of one job, 2015 to 2020. */
export const telling = (parts: { skills?: string; bullets?: string[]; rest?: string }) => `Jo Doe
jo@example.com

Skills
${parts.skills ?? 'Filing'}

Experience

Specialist, Acme Ltd, 2015 – 2020
${(parts.bullets ?? ['Did what the day brought']).map((bullet) => `- ${bullet}`).join('\n')}

${parts.rest ?? ''}
`

/** The report for two texts as people paste them. */
export const compare = (resume: string, posting: string): MatchReport =>
  scoreMatch(parseResume(resume), readPosting(posting))

/** The row of the requirement that the posting writes so. */
export function findRow(report: MatchReport, term: string): RequirementMatch {
  const row = report.requirements.find((requirement) => requirement.term === term)
  if (!row) throw new Error(`no ${term} among ${report.requirements.map((r) => r.term).join(', ')}`)
  return row
}
