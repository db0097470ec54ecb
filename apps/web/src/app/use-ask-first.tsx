import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Question } from '../components/question-dialog.tsx'
import { loadPatiently } from '../lib/load-patiently.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

/** Only who changed a result is ever asked. */
const loadOwnEdits = () => loadPatiently(() => import('../features/results/has-own-edits.ts'))
const QuestionDialog = lazy(async () => {
  const part = await loadPatiently(() => import('../components/question-dialog.tsx'))
  return { default: part.QuestionDialog }
})

/**
 * Asks before another result takes the place of one that the person has changed.
 * @param resumeId the result on the page; undefined where there is none
 * @returns whether to go on, and what draws the question
 */
export function useAskFirst(resumeId: string | undefined): {
  mayReplace: () => Promise<boolean>
  question: ReactNode
} {
  const dispatch = usePageDispatch()
  const [asked, setAsked] = useState<Question | null>(null)
  const [wasAsked, setWasAsked] = useState(false)

  useEffect(() => {
    // Now, so that a line that breaks holds up no question.
    if (resumeId !== undefined) void loadOwnEdits()
  }, [resumeId])

  const mayReplace = useCallback(async () => {
    if (resumeId === undefined) return true
    const { default: hasOwnEdits } = await loadOwnEdits()
    if (!(await dispatch(hasOwnEdits(resumeId)))) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setWasAsked(true)
    setAsked({
      title: 'Begin again from your resume?',
      text: 'You changed this result yourself. The next one is made from the resume that you loaded, without those changes. This one stays as it is: as ‘Earlier result’ of this posting, and among your resumes on the page ‘Your data’.',
      answer: 'Tailor anew',
      refusal: 'Stay with this one',
      onYes: () => resolve(true),
      onNo: () => resolve(false),
    })
    return promise
  }, [dispatch, resumeId])

  return {
    mayReplace,
    question: wasAsked && (
      <Suspense>
        <QuestionDialog question={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  }
}
