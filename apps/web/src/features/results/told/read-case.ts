import type { AnalysisResults } from '@tailorbird/contracts'
import { isKeyword } from '@tailorbird/matching'

/** From here on a match is good to build on, and good to send when nothing firm is missing. */
const BASE = 50
const READY = 70

/** What the headline of a result is made from. */
export interface Situation extends Pick<
  AnalysisResults,
  'matchScore' | 'confidence' | 'requirements' | 'warnings'
> {
  /** Suggestions that the person has not decided about. */
  openSuggestions: number
  /** The result is stored, and its PDF could not be made. */
  isPdfMissing: boolean
}

/** How a resume stands to a job, the worst first. */
type CaseKind = 'no-pdf' | 'no-score' | 'not-yet' | 'start' | 'base' | 'nearly' | 'ready'

export interface ResultCase {
  kind: CaseKind
  /** Said above everything else; never more than the score and the counts below it say. */
  headline: string
}

const say = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** How many of the posting's keywords the resume does not show: all of them, and the musts among them. */
export function countMissing(requirements: AnalysisResults['requirements']) {
  const asked = requirements.filter(isKeyword)
  const missing = asked.filter(({ status }) => status === 'missing')
  return {
    asked: asked.length,
    missing: missing.length,
    musts: missing.filter(({ tier }) => tier === 'must').length,
  }
}

/** Says by case how a result stands: a headline that the number, the musts and the counts bear out. */
export function readCase(situation: Situation): ResultCase {
  const { matchScore, confidence, requirements, warnings, openSuggestions, isPdfMissing } =
    situation
  const { asked, missing, musts } = countMissing(requirements)
  const isMostMissing = missing * 2 > asked
  const ofAll = `${missing} of ${say(asked, 'requirement', 'requirements')}`
  const notShown = sayNotShown({ ofAll, missing, musts })

  if (isPdfMissing) return { kind: 'no-pdf', headline: 'Your resume is here, its PDF is not' }
  if (matchScore === null) {
    const headline =
      asked === 0 ? 'No score: we found no requirements' : 'No score for this job description'
    return { kind: 'no-score', headline }
  }
  if (isMostMissing && matchScore < BASE) {
    return { kind: 'not-yet', headline: `Not your job yet: ${ofAll} are missing` }
  }
  if (isMostMissing) return { kind: 'start', headline: `A start: ${ofAll} are not shown` }
  if (matchScore < BASE) {
    return { kind: 'start', headline: `A start: ${notShown ?? 'most is there in other words'}` }
  }
  if (musts > 0 || matchScore < READY) {
    return { kind: 'base', headline: `Good base: ${notShown ?? 'some is there in other words'}` }
  }
  if (openSuggestions > 0) {
    const count = say(openSuggestions, 'suggestion is', 'suggestions are')
    return { kind: 'nearly', headline: `Nearly ready: ${count} open` }
  }
  if (warnings.length > 0) {
    const count = say(warnings.length, 'note', 'notes')
    return { kind: 'nearly', headline: `Nearly ready: look at ${count} first` }
  }
  const isVague = confidence === 'low' || confidence === 'none'
  return {
    kind: 'ready',
    headline: isVague ? 'Ready to send, as far as this posting tells' : 'Ready to send',
  }
}

function sayNotShown({ ofAll, missing, musts }: { ofAll: string; missing: number; musts: number }) {
  if (musts > 0) return `${say(musts, 'must is', 'musts are')} not shown`
  if (missing > 0) return `${ofAll} ${missing === 1 ? 'is' : 'are'} not shown`
  return undefined
}
