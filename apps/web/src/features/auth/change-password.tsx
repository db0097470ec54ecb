import { passwordChange, type AuthUser } from '@tailorbird/contracts'
import { useChangePasswordMutation } from './account-api.ts'
import { AccountRow } from './account-row.tsx'
import { CurrentPassword } from './current-password.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

/** The password, or a first one for who only signs in elsewhere. */
export function ChangePassword({ user }: { user: AuthUser }) {
  return (
    <AccountRow
      name="Password"
      value={user.hasPassword ? '••••••••' : 'None: you sign in with Replit'}
      action={user.hasPassword ? 'Change password' : 'Set a password'}
      done="Your password is saved. Everywhere else you are signed out."
      renderForm={(close) => <PasswordForm user={user} onDone={close} />}
    />
  )
}

function PasswordForm({ user, onDone }: { user: AuthUser; onDone: () => void }) {
  const [change] = useChangePasswordMutation()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: { newPassword: '', ...(user.hasPassword ? { currentPassword: '' } : {}) },
    schema: passwordChange,
    send: change,
    onDone,
  })
  return (
    <form {...formProps} className="space-y-5">
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword {...fieldOf('currentPassword')} user={user} />
      <PasswordField
        {...fieldOf('newPassword')}
        label="New password"
        autoComplete="new-password"
        placeholder="min. 6 characters"
      />
      <SubmitRow label="Save password" busyLabel="Saving…" isBusy={isBusy} failure={failure} />
    </form>
  )
}
