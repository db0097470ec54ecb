import {
  type AnalysisResults,
  type Change,
  isOpenSuggestion,
  type StructuredResume,
  type SuggestionAnswer,
} from '@tailorbird/contracts'
import { adviseBullets } from '@tailorbird/matching'
import { analyseTailoring } from '../analysis/analyse-tailoring.ts'
import { findRewordings, keepIds, languageOf } from '@tailorbird/document'
import { parseResume, readPosting } from '@tailorbird/reading'
import { addConfirmedSkills } from '../own/confirmed-skills.ts'
import { isSameText, readOwnLines, withoutOwnLines, type OwnText } from '../apply/own-texts.ts'
import { answerSuggestions, type Answer } from '../changes/answer-suggestions.ts'
import { checkResume, readOriginal } from '@tailorbird/truth'
import { acceptChanges, markEdited, type Revision } from '../changes/revise-resume.ts'
import { readAnswers, readWritten, type OwnWords } from './own-words.ts'
import { isTailoringNote } from './is-tailoring-note.ts'
import { writeWarnings } from './write-warnings.ts'

/** A result, and what it was made from. */
interface Tailored {
  original: StructuredResume
  jobDescription: string
  companyName: string
  tailored: StructuredResume
  analysisResults: AnalysisResults
  changes: Change[]
  hasOneOffEdits: boolean
}

/**
 * What the person wants: the changes that stand, by id, or the text as they edited it, or their answer to a suggestion;
 * or what they answered to suggestions elsewhere.
 */
export type Wish =
  | { acceptedChanges: readonly string[] }
  | { tailoredContent: string }
  | { answer: SuggestionAnswer }
  | { answered: readonly Answered[] }

/** The answer to a suggestion for a line, wherever it is made. */
export interface Answered extends Answer {
  line: string
  offered: string
  /** What was asked about a summary. */
  question?: string
  /** Later than the result was made: one to any wording of its line that is there. */
  isLater: boolean
}

const wasAnswered = ({ state, doubt }: Change) => state === 'accepted' || doubt?.isLeft === true

/**
 * What was answered to a suggestion, or to another wording of its line, which is one question with it: the newest counts. Of a summary,
 * which is written for its posting, the sentences in question are.
 * @param answered oldest first
 */
function findAnswer(change: Change, answered: readonly Answered[]): Answered | undefined {
  const { kind, before, after, doubt } = change
  const isOwn = ({ offered }: Answered) => isSameText(offered, doubt?.offered ?? after)
  const isAsked = ({ question = '' }: Answered) => question !== '' && question === doubt?.question
  const isOfLine = kind !== 'summary' && before !== ''
  const newest = answered.findLast(
    (one) =>
      isSameText(one.line, before) && (isOwn(one) || (one.isLater && (isOfLine || isAsked(one)))),
  )
  if (!newest || isOwn(newest)) return newest
  const isMeant = newest.answer === 'reopen' ? wasAnswered(change) : isOpenSuggestion(change)
  if (!isMeant) return undefined
  // Taken as it was suggested for another posting: here as it is suggested for this one.
  const isTaken = kind === 'summary' && isSameText(newest.text ?? '', newest.offered)
  return isTaken ? { ...newest, answer: 'take', text: undefined } : newest
}

function revise(current: Tailored, wish: Wish): Revision {
  if ('acceptedChanges' in wish) {
    const { tailored, changes, original } = current
    return acceptChanges(tailored, changes, new Set(wish.acceptedChanges), original)
  }
  const { tailored, original } = current
  const answerAll = (answerTo: (change: Change) => Answer | undefined) =>
    answerSuggestions(tailored, current.changes, answerTo, original)
  if ('answer' in wish) {
    const { answer } = wish
    return answerAll(({ id }) => (id === answer.change ? answer : undefined))
  }
  if ('answered' in wish) {
    return answerAll((change) => findAnswer(change, wish.answered))
  }
  const read = parseResume(wish.tailoredContent, tailored.sections)
  const resume = keepIds(tailored, read, findRewordings(tailored, read))
  return { resume, changes: markEdited(resume, current.changes, original) }
}

/**
 * Makes of a result what the person wants, and checks and scores it anew. No model is asked.
 * @param current the stored result
 * @param ownTexts what the person said of texts, oldest first
 * @returns the result, and what the edit says of their own texts
 * @throws CodedError as parseResume, for a text that is no resume
 */
export function reviseTailoring(
  current: Tailored,
  wish: Wish,
  ownTexts: readonly OwnText[],
): Pick<Tailored, 'tailored' | 'analysisResults' | 'changes' | 'hasOneOffEdits'> & {
  ownWords: OwnWords
} {
  const { resume, changes } = revise(current, wish)
  const { original } = current
  const { hasOneOffs, ...ownWords } =
    'tailoredContent' in wish
      ? readWritten(original, current.tailored, resume, current.companyName)
      : { ...readAnswers(current.changes, changes), hasOneOffs: false }
  const confirmedSkills = ownTexts.flatMap(({ kind, text }) => (kind === 'skill' ? [text] : []))
  // What they have just written by hand is looked at once.
  const said = 'tailoredContent' in wish ? ownTexts : [...ownTexts, ...ownWords.keep.map(toOwnText)]
  const own = readOwnLines(said)
  const posting = readPosting(current.jobDescription)
  const allowed = addConfirmedSkills(original, confirmedSkills, posting).resume
  const { engine, model } = current.analysisResults
  const accepted = changes.filter(({ state }) => state === 'accepted')
  // Each of these was proven, supported or taken by the person: it is decided.
  const decided = accepted.flatMap(({ kind, before, after }) =>
    kind === 'order' ? [] : [before, after],
  )
  const language = languageOf(original)
  const violations = checkResume(
    readOriginal(allowed, (line) => own(line).sources),
    withoutOwnLines(original, resume, own),
  ).filter(({ sentence }) => !decided.some((text) => text.includes(sentence)))
  const notes = current.analysisResults.warnings.filter((one) => isTailoringNote(one, language))
  const analysis = analyseTailoring({
    original,
    tailored: resume,
    posting,
    applied: [],
    // It is the person's own resume: what the source does not say is pointed out, not forbidden.
    warnings: [...notes, ...writeWarnings(violations, language)],
    advice: adviseBullets(resume, posting),
    engine,
    model,
  })
  const reasons = accepted.map(({ reason }) => reason).filter((reason) => reason !== '')
  return {
    tailored: resume,
    analysisResults: { ...analysis, optimizedPoints: [...new Set(reasons)] },
    changes,
    hasOneOffEdits: current.hasOneOffEdits || hasOneOffs,
    ownWords,
  }
}

const toOwnText = (text: Omit<OwnText, 'note'>): OwnText => ({ ...text, note: '' })
