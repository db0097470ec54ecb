import { Link, Navigate } from 'react-router-dom'
import { ChangeEmail } from '../../features/auth/change-email.tsx'
import { ChangePassword } from '../../features/auth/change-password.tsx'
import { DeleteAccount } from '../../features/auth/delete-account.tsx'
import { PlanLine } from '../../features/auth/plan-line.tsx'
import { SessionList } from '../../features/auth/session-list.tsx'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { addReturnTo } from '../../lib/return-to.ts'
import { useLeave } from '../leaving.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { ACCOUNT_HEAD } from './form-heads.tsx'
import { PageText, TextSection } from './page-text.tsx'

/** All that an account is: how to sign in, what it may do, where it is open, and its end. */
export default function AccountPage() {
  const { user, isAsking, failure, ask } = useCurrentUser()
  const leave = useLeave()
  if (failure && !isAsking) {
    return (
      <PageText {...ACCOUNT_HEAD}>
        <div role="alert">
          <p className="wrap-anywhere">Your account did not come. {failure.detail}</p>
          <button type="button" className="button-ink mt-4" onClick={ask}>
            Load it again
          </button>
        </div>
      </PageText>
    )
  }
  if (!user) {
    return isAsking ? (
      <PageText {...ACCOUNT_HEAD} />
    ) : (
      <Navigate to={addReturnTo('/login', '/account')} replace />
    )
  }

  return (
    <PageText {...ACCOUNT_HEAD}>
      <TextSection id="sign-in" title="Sign-in">
        <div>
          <div className="border-b border-line pb-4">
            <h3 className="font-sans text-small font-normal text-soft">Username</h3>
            <p className="wrap-anywhere">{user.username}</p>
          </div>
          <ChangeEmail user={user} onChanged={() => tellOtherTabs('signed-in')} />
          <ChangePassword user={user} />
        </div>
      </TextSection>
      <TextSection id="plan" title="Plan">
        <PlanLine planId={user.planId} />
        <p>
          <Link to="/pricing">See the plans</Link>
        </p>
      </TextSection>
      <TextSection id="sessions" title="Where you are signed in">
        <SessionList
          onSignOut={() => leave('here')}
          onSignOutEverywhere={() => leave('everywhere')}
        />
      </TextSection>
      <TextSection id="data" title="Your resumes and your data">
        <p>See what is stored, take it with you, or delete it.</p>
        <p>
          <Link to="/your-data">Open your data</Link>
        </p>
        <p>
          <Link to="/your-words">Your words: what you said of your resume</Link>
        </p>
      </TextSection>
      <TextSection id="delete" title="Delete account">
        <p>Your account and all that it holds are deleted at once.</p>
        <DeleteAccount
          user={user}
          onDeleting={(isUnderWay) => leave(isUnderWay ? 'deleting' : undefined)}
          onDeleted={() => leave('deleted')}
        />
      </TextSection>
    </PageText>
  )
}
