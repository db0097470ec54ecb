export { isSameSkill } from './verdict/check-skills.ts'
export { type Original, checkResume, checkTruth, readOriginal } from './verdict/check-truth.ts'
export { checkKept } from './lines/check-kept.ts'
export type { Beside } from './lines/check-lines.ts'
export { factKey } from './facts/fact-key.ts'
export { cutAtWord, quote } from './reasons/quote.ts'
export { because, type Cause, type Telling, writeReason } from './reasons/write-reason.ts'
export type { Violation } from './clauses/violation.ts'
export type { Comparison, Home } from './claims/compare/comparison.ts'
export type { Cuts, TextKind, Tongue } from './claims/model/text-kind.ts'
export type { Objection } from './claims/signs/read-objection.ts'
export { judgeText, listAltered, readAllSigns, readMarks, readTongue } from './claims/judge-text.ts'
export type { ReadAlteration } from './claims/model/read-alterations.ts'
export { hasNewFigure } from './claims/has-new-figure.ts'
export { asksReader } from './claims/findings/list-findings.ts'
export { tellsOfAll } from './claims/compare/tells-of-all.ts'
export { isSameSaid } from './claims/is-same-said.ts'
export { hasNewName, listUnsaid } from './claims/findings/list-unsaid.ts'
export {
  judgeAlteration,
  judgeSigns,
  type Tree,
  type VerdictModel,
  weighAlterations,
  type Weights,
} from './claims/model/judge-signs.ts'
export { type MarkWeights, weighMarks } from './claims/model/weigh-marks.ts'
export type { Signs } from './claims/compare/sign-list.ts'
export type {
  Fact,
  Finding,
  Ground,
  Rule,
  Verdict,
  VerdictName,
} from './claims/findings/verdict.ts'
export { locate } from './claims/findings/locate.ts'
export { toFinding } from './claims/findings/to-finding.ts'
export { restate } from './restate/restate.ts'
export { readClaims } from './clauses/reading.ts'
