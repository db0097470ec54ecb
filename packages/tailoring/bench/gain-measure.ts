import type { StructuredResume } from '@tailorbird/contracts'
import type { Posting } from '@tailorbird/lexicon'
import { scoreMatch } from '@tailorbird/matching'
import { readPosting } from '@tailorbird/reading'
import { checkResume, readOriginal } from '@tailorbird/truth'
import { weighOpinions } from '../src/opinion/weigh-opinions.ts'
import { applyEdits } from '../src/apply/apply-edits.ts'
import type { Settled } from '../src/apply/edit-context.ts'
import type { EditPlan } from '../src/plan/edit-plan.ts'
import { placeSkill } from '../src/plan/place-skill.ts'
import { replaceText } from '../src/plan/replace-text.ts'
import { matchOpinions, readQuestions } from './opinions-measure.ts'
import { findIds, planFor, type Proposal, readResume } from './proposals-measure.ts'
import type { Pair } from './read-cases.ts'

/** A second reader's answer to a question about a pair, and what it was asked. */
export type ReadAnswer = (name: string) => { answer: unknown; asked: string } | undefined

/** The score of a pair's resume, 0 to 100, before and after a model's plan. */
export interface GainOutcome {
  id: string
  before: number
  /** With what the check proves, and a second reader where one answered. */
  after: number
  /** With the true suggestions, too, that are left to the person. */
  taken: number
  /** With all that is true, whatever the check says. */
  possible: number
  /** How many texts the plan proposes, and how long it took to check and apply them all. */
  texts: number
  milliseconds: number
  /** How long the check of the whole tailored resume takes. */
  checkMilliseconds: number
}

/** All proposals as one plan, as a model gives it. */
function planAll(resume: StructuredResume, proposals: readonly Proposal[]): EditPlan | undefined {
  const plans = proposals.flatMap((proposal) => planFor(resume, proposal) ?? [])
  const [first] = plans
  return (
    first && {
      ...first,
      edits: plans.flatMap(({ edits }) => edits),
      summary: plans.flatMap(({ summary }) => summary),
      newSkills: plans.flatMap(({ newSkills }) => newSkills),
    }
  )
}

/** A resume with proposals written into it, checked by nobody. */
function writeAll(resume: StructuredResume, proposals: readonly Proposal[]): StructuredResume {
  const summary = proposals.filter(({ kind }) => kind === 'summary').map(({ text }) => text)
  const begun = summary.length > 0 ? replaceText(resume, 'summary', summary.join(' ')) : undefined
  return proposals.reduce((written, { kind, text, ...rest }) => {
    if (kind === 'summary') return written
    const id =
      kind === 'new-skill'
        ? placeSkill(written)
        : findIds(resume, { kind, text, ...rest })?.targetId
    return (id === undefined ? undefined : replaceText(written, id, text)) ?? written
  }, begun ?? resume)
}

function readSettled(pair: Pair, resume: StructuredResume, readAnswer: ReadAnswer) {
  const settled = readQuestions(pair).flatMap(({ name, judged }): Settled[] => {
    const read = readAnswer(name)
    return read
      ? [weighOpinions(resume, judged, matchOpinions(read.answer, read.asked, judged))]
      : []
  })
  return {
    supported: new Map(settled.flatMap(({ supported }) => [...supported])),
    doubted: new Map(settled.flatMap(({ doubted }) => [...doubted])),
  }
}

/**
 * What arrives of a model's natural plan for a pair: its `strong` proposals, all together.
 * @param asked the posting
 * @returns undefined where the posting is too thin to score, or the plan is empty
 */
export function measureGain(
  pair: Pair,
  asked: string,
  readAnswer: ReadAnswer,
): GainOutcome | undefined {
  const resume = readResume(pair.name, pair.resume)
  const posting: Posting = readPosting(asked)
  const natural = pair.proposals.filter(({ mode }) => mode === 'strong')
  const plan = planAll(resume, natural)
  const score = (one: StructuredResume) => scoreMatch(one, posting).score
  const before = score(resume)
  if (!plan || before === null) return undefined
  const settled = readSettled(pair, resume, readAnswer)
  const started = performance.now()
  const result = applyEdits(resume, plan, { posting, settled })
  const milliseconds = performance.now() - started
  const checked = performance.now()
  checkResume(readOriginal(resume), result.resume)
  const checkMilliseconds = performance.now() - checked
  const isRefused = new Set(
    result.refused.flatMap(({ edit, verdict }) => (verdict?.verdict === 'open' ? [] : [edit.text])),
  )
  const isTrue = natural.filter(({ truth }) => truth === 'true')
  const after = score(result.resume) ?? before
  const taken = score(
    writeAll(
      result.resume,
      isTrue.filter(({ text }) => !isRefused.has(text)),
    ),
  )
  const possible = score(writeAll(resume, isTrue)) ?? before
  return {
    id: pair.name,
    before,
    after,
    taken: Math.max(after, taken ?? after),
    possible: Math.max(possible, before),
    texts: plan.edits.length + plan.summary.length + plan.newSkills.length,
    milliseconds,
    checkMilliseconds,
  }
}
