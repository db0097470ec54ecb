import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { QuestionDialog } from '../components/question-dialog.tsx'
import { useLogoutEverywhereMutation, useLogoutMutation } from '../features/auth/account-api.ts'
import { describeUnreachable, isFailure } from '../lib/failure.ts'
import { failedToast, notified } from '../lib/toast-slice.ts'
import { findUnsaved } from './find-unsaved.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { forgetPerson } from './owner-changed.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

interface Props {
  from?: 'here' | 'everywhere'
  /** It is over, either way. */
  onEnd: () => void
}

/** Signs out, at once unless texts would be lost that are nowhere else: then it asks first. */
export default function SignOut({ from = 'here', onEnd }: Props) {
  const dispatch = usePageDispatch()
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  const [logoutEverywhere] = useLogoutEverywhereMutation()
  const [question] = useState(() => makeQuestion(from, dispatch(findUnsaved())))
  const [isAsking, setIsAsking] = useState(question !== null)

  async function leave() {
    const { error } = await (from === 'here' ? logout() : logoutEverywhere())
    onEnd()
    if (error) {
      const failure = isFailure(error) ? error : describeUnreachable()
      dispatch(failedToast('You are still signed in', failure.message, failure))
      return
    }
    void navigate('/')
    dispatch(forgetPerson())
    tellOtherTabs('signed-out')
    const description = 'Your resumes are in your account. Nothing of them is left in this browser.'
    dispatch(notified({ title: 'You are signed out', description, tone: 'good' }))
  }
  const leaveAtOnce = useEffectEvent(() => void (question === null && leave()))
  useEffect(() => leaveAtOnce(), [])

  return (
    <QuestionDialog
      question={
        isAsking && question ? { ...question, onYes: () => void leave(), onNo: onEnd } : null
      }
      onClose={() => setIsAsking(false)}
    />
  )
}

/** What to ask before; null when nothing is lost. */
function makeQuestion(from: 'here' | 'everywhere', unsaved: string[]) {
  if (from === 'here' && unsaved.length === 0) return null
  const words = [
    from === 'everywhere' ? 'Every browser is signed out, this one too.' : [],
    unsaved.length > 0 ? sayUnsaved(unsaved) : [],
  ].flat()
  return {
    title: from === 'everywhere' ? 'Sign out everywhere?' : 'Sign out and clear this browser?',
    text: words.join(' '),
    answer: from === 'everywhere' ? 'Sign out everywhere' : 'Sign out and clear',
    refusal: 'Stay signed in',
  }
}

function sayUnsaved(unsaved: string[]): string {
  const list = new Intl.ListFormat('en').format(unsaved)
  const isMany = unsaved.length > 1
  return `Signing out leaves no text of yours here: ${list} ${isMany ? 'are' : 'is'} in this browser alone and would be lost.`
}
