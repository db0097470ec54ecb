import { useNavigate } from 'react-router-dom'
import { notified } from '../lib/toast-slice.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { takeOver } from './owner-changed.ts'
import { usePageDispatch } from './use-page-dispatch.ts'

/** What follows a sign-in: the page is told whose it is now, the person that it worked, and off they go. */
export function useSignedIn(title: string, description: string, returnTo: string): () => void {
  const dispatch = usePageDispatch()
  const navigate = useNavigate()
  return () => {
    dispatch(takeOver())
    tellOtherTabs('signed-in')
    dispatch(notified({ title, description, tone: 'good' }))
    void navigate(returnTo)
  }
}
