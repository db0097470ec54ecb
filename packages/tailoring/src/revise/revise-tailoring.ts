import type { AnalysisResults, Change, StructuredResume } from '@tailorbird/contracts'
import { adviseBullets } from '@tailorbird/matching'
import { analyseTailoring } from '../analysis/analyse-tailoring.ts'
import { findRewordings, keepIds } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { addConfirmedSkills } from '../plan/confirmed-skills.ts'
import { checkResume, readOriginal } from '@tailorbird/truth'
import { acceptChanges, markEdited, type Revision } from '../changes/revise-resume.ts'
import { writeWarnings } from './write-warnings.ts'

/** A result, and what it was made from. */
interface Tailored {
  original: StructuredResume
  jobDescription: string
  tailored: StructuredResume
  analysisResults: AnalysisResults
  changes: Change[]
}

/** What the person wants: the changes that stand, by id, or the text as they edited it. */
export type Wish = { acceptedChanges: readonly string[] } | { tailoredContent: string }

function revise(current: Tailored, wish: Wish): Revision {
  if ('acceptedChanges' in wish) {
    return acceptChanges(current.tailored, current.changes, new Set(wish.acceptedChanges))
  }
  const { tailored } = current
  const read = parseResume(wish.tailoredContent, tailored.sections)
  const resume = keepIds(tailored, read, findRewordings(tailored, read))
  return { resume, changes: markEdited(resume, current.changes) }
}

/**
 * Makes of a result what the person wants, and checks and scores it anew. No model is asked.
 * @param current the stored result
 * @param confirmedSkills what the person said they can do
 * @throws CodedError as parseResume, for a text that is no resume
 */
export function reviseTailoring(
  current: Tailored,
  wish: Wish,
  confirmedSkills: readonly string[],
): Pick<Tailored, 'tailored' | 'analysisResults' | 'changes'> {
  const { resume, changes } = revise(current, wish)
  const { original } = current
  const posting = readPosting(current.jobDescription)
  const allowed = addConfirmedSkills(original, confirmedSkills, posting).resume
  const { engine, model } = current.analysisResults
  const accepted = changes.filter(({ state }) => state === 'accepted')
  const analysis = analyseTailoring({
    original,
    tailored: resume,
    posting,
    applied: [],
    // It is the person's own resume: what the source does not say is pointed out, not forbidden.
    warnings: writeWarnings(checkResume(readOriginal(allowed), resume)),
    advice: adviseBullets(resume, posting),
    engine,
    model,
  })
  const reasons = accepted.map(({ reason }) => reason).filter((reason) => reason !== '')
  return {
    tailored: resume,
    analysisResults: { ...analysis, optimizedPoints: [...new Set(reasons)] },
    changes,
  }
}
