import type { MatchStatus, MatchType, StructuredResume } from '@tailorbird/contracts'
import { type Posting, type Requirement } from '@tailorbird/lexicon'
import { countYears } from './count-years.ts'
import type { Evidence } from './evidence.ts'
import { findBareLists } from './find-bare-lists.ts'
import { findCopied } from './find-copied.ts'
import { findEvidence, isWritten } from './find-evidence.ts'
import { readFieldFit, readTitleFit } from './job-fit.ts'
import { presumeAll } from './presume.ts'
import { prepareResume, type PreparedResume } from './prepare-resume.ts'
import type { Rating } from './rating.ts'
import type { ResumeLine } from './resume-lines.ts'
import { shareProof } from './share-proof.ts'
import { weighRequirement } from './weigh-requirement.ts'
import { HELD_KINDS, MATCH_CREDIT, MIN_YEARS_SHARE, PLACE_CREDIT } from './weights.ts'

/** The same proof whatever the order of the lines: one with a figure, then the longest. */
function compareLines({ text: one }: ResumeLine, { text: other }: ResumeLine): number {
  return (
    Number(/\d/.test(other)) - Number(/\d/.test(one)) ||
    other.length - one.length ||
    (one < other ? -1 : Number(one > other))
  )
}

function pickBest(
  evidence: readonly Evidence[],
  creditOf: (evidence: Evidence) => number,
): Evidence | undefined {
  let best: Evidence | undefined
  for (const other of evidence) {
    const lead = best ? creditOf(other) - creditOf(best) : 1
    const isBetter = best && lead === 0 ? compareLines(other.line, best.line) < 0 : lead > 0
    if (isBetter) best = other
  }
  return best
}

function readStatus(requirement: Requirement, evidence: readonly Evidence[]): MatchStatus {
  if (evidence.some(isWritten)) return 'covered'
  const has = (wanted: MatchType) => evidence.some(({ match }) => match === wanted)
  // A degree has its own name: there is nothing to write in other words.
  if (has('alias')) return requirement.kind === 'degree' ? 'covered' : 'supported'
  // Neither has a license that takes another one.
  if (has('implied')) return HELD_KINDS.has(requirement.kind) ? 'covered' : 'supported'
  return 'missing'
}

/** What too few years leave of the credit. */
const shareYears = ({ years: asked }: Requirement, years: number | null) =>
  years === null || asked === null ? 1 : Math.min(1, Math.max(MIN_YEARS_SHARE, years / asked))

/** Rates a resume against each requirement of a posting, in the posting's order. */
export const rateRequirements = (resume: StructuredResume, posting: Posting): Rating[] =>
  ratePrepared(prepareResume(resume), posting)

/** The same for a resume that was prepared once for many postings. */
export function ratePrepared(prepared: PreparedResume, posting: Posting): Rating[] {
  const { resume, index, fields, allYears } = prepared
  const all = posting.requirements.map((requirement) => {
    const weight = weighRequirement(requirement)
    return { requirement, weight, isCounted: weight > 0, found: findEvidence(index, requirement) }
  })
  const bare = [...findBareLists(index, all), ...findCopied(prepared.told, posting)]
  const lists = new Map(bare.map((line) => [line, { ...line, place: 'list' as const }]))
  const ratings = all.map(({ requirement, weight, found }): Rating => {
    const evidence = found.map((proof) => ({ ...proof, line: lists.get(proof.line) ?? proof.line }))
    const jobs = new Set(
      evidence.flatMap(({ match, line }) =>
        match === 'related' || line.job === null ? [] : [line.job],
      ),
    )
    const years = requirement.years === null ? null : countYears(resume, jobs)
    const yearsShare = shareYears(requirement, years)
    const earn = ({ match, line }: Evidence, matchCredit: number) => {
      if (HELD_KINDS.has(requirement.kind) && match !== 'related') return matchCredit
      return matchCredit * PLACE_CREDIT[line.place] * (line.job === null ? 1 : yearsShare)
    }
    const creditOf = (proof: Evidence) => earn(proof, MATCH_CREDIT[proof.match])
    const reachable = (proof: Evidence) =>
      earn(proof, MATCH_CREDIT[proof.match === 'alias' ? 'exact' : proof.match])
    const best = pickBest(evidence, creditOf)
    return {
      requirement,
      weight,
      status: readStatus(requirement, evidence),
      best,
      written: [...new Set(evidence.filter(isWritten).map(({ term }) => term))],
      credit: best ? creditOf(best) : 0,
      ceiling: evidence.reduce((most, proof) => Math.max(most, reachable(proof)), 0),
      years,
    }
  })
  const field = readFieldFit(fields, posting)
  return presumeAll(
    shareProof(ratings),
    { share: readTitleFit(resume, posting.title), field },
    (requirement) => shareYears(requirement, allYears),
  )
}
