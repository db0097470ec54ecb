import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { ChangeEmail } from '../../features/auth/change-email.tsx'
import { ChangePassword } from '../../features/auth/change-password.tsx'
import { DeleteAccount } from '../../features/auth/delete-account.tsx'
import { PlanLine } from '../../features/auth/plan-line.tsx'
import { SessionList } from '../../features/auth/session-list.tsx'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { addReturnTo } from '../../lib/return-to.ts'
import { notified } from '../../lib/toast-slice.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { forgetPerson } from '../owner-changed.ts'
import SignOut from '../sign-out.tsx'
import { usePageDispatch } from '../use-page-dispatch.ts'
import { PageText, TextSection } from './page-text.tsx'

const TITLE = 'Your Account'

/** All that an account is: how to sign in, what it may do, where it is open, and its end. */
export default function AccountPage() {
  const { user, isAsking } = useCurrentUser()
  const [leaving, setLeaving] = useState<'here' | 'everywhere'>()
  const dispatch = usePageDispatch()
  const navigate = useNavigate()
  if (!user) {
    return isAsking ? (
      <PageText title={TITLE} lead={null}>
        {null}
      </PageText>
    ) : (
      <Navigate to={addReturnTo('/login', '/account')} replace />
    )
  }

  function afterDeletion() {
    void navigate('/')
    dispatch(forgetPerson())
    tellOtherTabs('signed-out')
    const description = 'All that it held is gone, here and in this browser.'
    dispatch(notified({ title: 'Your account is deleted', description, tone: 'good' }))
  }

  return (
    <PageText title={TITLE} lead={<p className="wrap-anywhere">{user.username}</p>}>
      <TextSection id="sign-in" title="Sign-in">
        <ChangeEmail user={user} />
        <ChangePassword user={user} />
      </TextSection>
      <TextSection id="plan" title="Plan">
        <PlanLine planId={user.planId} />
        <p>
          <Link to="/pricing">See the plans</Link>
        </p>
      </TextSection>
      <TextSection id="sessions" title="Where you are signed in">
        <SessionList
          onSignOut={() => setLeaving('here')}
          onSignOutEverywhere={() => setLeaving('everywhere')}
        />
      </TextSection>
      <TextSection id="data" title="Your resumes and your data">
        <p>See what is stored, take it with you, or delete it.</p>
        <p>
          <Link to="/your-data">Open your data</Link>
        </p>
      </TextSection>
      <TextSection id="delete" title="Delete account">
        <p>Your account and all that it holds are deleted at once.</p>
        <DeleteAccount user={user} onDeleted={afterDeletion} />
      </TextSection>
      {leaving && <SignOut from={leaving} onEnd={() => setLeaving(undefined)} />}
    </PageText>
  )
}
