export { explainNoScore } from './score/explain-no-score.ts'
export { adviseBullets } from './advice/advise-bullets.ts'
export { type PreparedResume, prepareResume } from './score/prepare-resume.ts'
export { rateRequirements } from './score/rate-requirements.ts'
export {
  type MatchReport,
  SCORER_VERSION,
  isKeyword,
  scoreMatch,
  scorePrepared,
} from './score/score-match.ts'
export { sumRatings } from './score/sum-ratings.ts'
export { listJobLacks, scoreParseability } from './score/score-parseability.ts'
export { isPlainlySame } from './terms/plainly-same.ts'
export { type AskedTerm, type PostingTerms, readPostingTerms } from './terms/posting-terms.ts'
export { foldWords, provesSkill, showsSkill } from './terms/shows-skill.ts'
export { findLift, type Lift } from './triage/find-lift.ts'
export { foldTerm } from './triage/fold-term.ts'
export {
  type MatchSummary,
  type MissingMust,
  type SummedTerm,
  summariseMatch,
} from './triage/summarise-match.ts'
export { groupDuplicates } from './triage/duplicates/group-duplicates.ts'
export { type PostingPrint, printPosting } from './triage/duplicates/print-posting.ts'
export { countWorkedYears } from './triage/count-worked-years.ts'
export { findTraps } from './triage/find-traps.ts'
