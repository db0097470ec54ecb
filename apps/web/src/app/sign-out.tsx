import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { QuestionDialog } from '../components/question-dialog.tsx'
import { useLogoutEverywhereMutation, useLogoutMutation } from '../features/auth/account-api.ts'
import { describeUnreachable, isFailure } from '../lib/failure.ts'
import { failedToast, notified } from '../lib/toast-slice.ts'
import { findUnsaved } from './find-unsaved.ts'
import type { Leaving } from './leaving.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { forgetPerson } from './owner-changed.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

const LEFT = {
  title: 'You are signed out',
  description: 'Your resumes are in your account. Nothing of them is left in this browser.',
}
const DELETED = {
  title: 'Your account is deleted',
  description: 'All that it held is gone, here and in this browser.',
}

interface Props {
  how: Leaving
  /** It is over, either way. */
  onEnd: () => void
}

/**
 * Signs out, at once unless texts would be lost that are nowhere else: then it asks first. From the home
 * page, because other pages may be for the account alone.
 */
export default function SignOut({ how, onEnd }: Props) {
  const dispatch = usePageDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [logout] = useLogoutMutation()
  const [logoutEverywhere] = useLogoutEverywhereMutation()
  const [question, setQuestion] = useState<ReturnType<typeof makeQuestion>>(null)
  const [step, setStep] = useState<'looking' | 'asking' | 'answered' | 'leaving'>('looking')

  useEffect(() => {
    const look = async () => {
      const found = makeQuestion(how, await dispatch(findUnsaved()))
      setQuestion(found)
      setStep(found ? 'asking' : 'leaving')
    }
    void look()
  }, [dispatch, how])

  async function endSession() {
    if (how === 'deleted') return undefined
    const { error } = await (how === 'here' ? logout() : logoutEverywhere())
    if (error === undefined) return undefined
    return isFailure(error) ? error : describeUnreachable()
  }
  const goHome = useEffectEvent(() => void navigate('/'))
  const leave = useEffectEvent(async () => {
    const failure = await endSession()
    if (failure) {
      dispatch(failedToast('You are still signed in', failure.message, failure))
    } else {
      dispatch(forgetPerson())
      tellOtherTabs('signed-out')
      dispatch(notified({ ...(how === 'deleted' ? DELETED : LEFT), tone: 'good' }))
    }
    onEnd()
  })
  useEffect(() => {
    if (step !== 'leaving') return
    if (pathname === '/') void leave()
    // Also when a page that was for the account alone has led elsewhere meanwhile.
    else goHome()
  }, [step, pathname])

  return (
    <QuestionDialog
      question={
        step === 'asking' && question
          ? { ...question, onYes: () => setStep('leaving'), onNo: onEnd }
          : null
      }
      onClose={() => setStep('answered')}
    />
  )
}

/** What to ask before; null when nothing is lost. */
function makeQuestion(how: Leaving, unsaved: string[]) {
  if (how === 'deleted' || (how === 'here' && unsaved.length === 0)) return null
  const isAll = how === 'everywhere'
  const words = [
    isAll ? 'Every browser is signed out, this one too.' : [],
    unsaved.length > 0 ? sayUnsaved(unsaved) : [],
  ].flat()
  return {
    title: isAll ? 'Sign out everywhere?' : 'Sign out and clear this browser?',
    text: words.join(' '),
    answer: isAll ? 'Sign out everywhere' : 'Sign out and clear',
    refusal: 'Stay signed in',
  }
}

function sayUnsaved(unsaved: string[]): string {
  const list = new Intl.ListFormat('en').format(unsaved)
  return `Signing out leaves no text of yours in this browser. These are nowhere else and would be lost: ${list}.`
}
