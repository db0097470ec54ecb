import type { Change, StructuredResume, SuggestionAnswer } from '@tailorbird/contracts'
import { isOpenSuggestion } from '@tailorbird/contracts'
import { keepIds } from '@tailorbird/document'
import { keepHeadline } from '../apply/keep-own-summary.ts'
import { listRewordings, type Revision } from './revise-resume.ts'
import { toggleChange } from './toggle-change.ts'

/** What a person says to a suggestion. */
export type Answer = Pick<SuggestionAnswer, 'answer' | 'text'>

/** A suggestion as it was before it was answered. */
function forget(change: Change): Change {
  if (!change.doubt) return change
  const { isLeft: _, offered = change.after, ...doubt } = change.doubt
  return { ...change, after: offered, doubt }
}

/** A suggestion with its answer, before the resume follows. */
function write(change: Change, { answer, text = '' }: Answer): Change {
  if (!change.doubt) return change
  if (answer === 'leave') return { ...change, doubt: { ...change.doubt, isLeft: true } }
  if (answer === 'take' || text === '') return change
  const { kind, after } = change
  const own = kind === 'summary' ? keepHeadline(text, after) : text
  return own === after
    ? change
    : { ...change, after: own, doubt: { ...change.doubt, offered: after } }
}

/** Whether a suggestion has this answer already. */
function hasAnswer({ state, after, doubt }: Change, { answer, text }: Answer): boolean {
  if (answer === 'leave') return doubt?.isLeft === true
  return state === 'accepted' && after === (text ?? doubt?.offered ?? after)
}

/**
 * Gives suggestions their answers, in place of those that they have; one whose line the person has written over since
 * is `edited`.
 * @param answerTo the answer to a suggestion; undefined for none
 * @param original what was tailored: lines that come back have their place in it
 */
export function answerSuggestions(
  resume: StructuredResume,
  changes: readonly Change[],
  answerTo: (change: Change) => Answer | undefined,
  original?: StructuredResume,
): Revision {
  let current = resume
  const toggle = (change: Change, to: 'accepted' | 'undone'): Change => {
    const toggled = toggleChange(current, change, to, changes, original)
    current = toggled ?? current
    return { ...change, state: toggled ? to : 'edited' }
  }
  const next = changes.map((change): Change => {
    const answer = change.doubt && answerTo(change)
    if (!answer || change.state === 'edited') return change
    if (answer.answer === 'reopen') {
      return forget(change.state === 'accepted' ? toggle(change, 'undone') : change)
    }
    if (hasAnswer(change, answer)) return change
    // The newest answer counts.
    const open = isOpenSuggestion(change)
      ? change
      : forget(change.state === 'accepted' ? toggle(change, 'undone') : change)
    if (open.state === 'edited') return open
    const answered = write(open, answer)
    return answer.answer === 'leave' ? answered : toggle(answered, 'accepted')
  })
  return { resume: keepIds(resume, current, listRewordings(next)), changes: next }
}
