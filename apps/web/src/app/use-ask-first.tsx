import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Question } from '../components/question-dialog.tsx'
import { loadPatiently } from '../lib/load-patiently.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

/** Only who changed a result is ever asked. */
const loadOwnEdits = () => loadPatiently(() => import('../features/results/count-own-edits.ts'))
const QuestionDialog = lazy(async () => {
  const part = await loadPatiently(() => import('../components/question-dialog.tsx'))
  return { default: part.QuestionDialog }
})

/** Whether to go on where others take the place of these results. */
export type MayReplace = (resumeIds: readonly string[]) => Promise<boolean>

/**
 * Asks before other results take the place of those that the person has changed, once for all of them.
 * @param hasResult whether there is one on the page
 * @returns what asks, and what draws the question
 */
export function useAskFirst(hasResult: boolean): { mayReplace: MayReplace; question: ReactNode } {
  const dispatch = usePageDispatch()
  const [asked, setAsked] = useState<Question | null>(null)
  const [wasAsked, setWasAsked] = useState(false)

  useEffect(() => {
    // Now, so that a line that breaks holds up no question.
    if (hasResult) void loadOwnEdits()
  }, [hasResult])

  const mayReplace = useCallback<MayReplace>(
    async (resumeIds) => {
      if (resumeIds.length === 0) return true
      const { default: countOwnEdits } = await loadOwnEdits()
      const edited = await dispatch(countOwnEdits(resumeIds))
      if (edited === 0) return true
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setWasAsked(true)
      setAsked({
        title: 'Begin again from your resume?',
        ...(resumeIds.length === 1 ? OF_ONE : sayOfSeveral(edited)),
        onYes: () => resolve(true),
        onNo: () => resolve(false),
      })
      return promise
    },
    [dispatch],
  )

  return {
    mayReplace,
    question: wasAsked && (
      <Suspense>
        <QuestionDialog question={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  }
}

const OF_ONE = {
  text: 'You changed this result yourself. The next one is made from the resume that you loaded, without those changes. This one stays as it is: as ‘Earlier result’ of this posting, and among your resumes on the page ‘Your data’.',
  answer: 'Tailor anew',
  refusal: 'Stay with this one',
}

const sayOfSeveral = (edited: number) => ({
  text: `You changed ${edited} of these results yourself. The next ones are made from the resume that you loaded, without those changes. These stay as they are: as ‘Earlier result’ of their postings, and among your resumes on the page ‘Your data’.`,
  answer: 'Tailor all anew',
  refusal: 'Stay with these',
})
