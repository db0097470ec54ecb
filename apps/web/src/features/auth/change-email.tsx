import { emailChange, type AuthUser } from '@tailorbird/contracts'
import { TextField } from '../../components/text-field.tsx'
import { useChangeEmailMutation } from './account-api.ts'
import { AccountRow } from './account-row.tsx'
import { CurrentPassword } from './current-password.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

/** The address to sign in with. */
export function ChangeEmail({ user, onChanged }: { user: AuthUser; onChanged: () => void }) {
  return (
    <AccountRow
      name="Email"
      value={user.email}
      action="Change email"
      done="Your email is changed."
      renderForm={(close) => (
        <EmailForm
          user={user}
          onDone={() => {
            close()
            onChanged()
          }}
        />
      )}
    />
  )
}

function EmailForm({ user, onDone }: { user: AuthUser; onDone: () => void }) {
  const [change] = useChangeEmailMutation()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: { email: '', ...(user.hasPassword ? { currentPassword: '' } : {}) },
    schema: emailChange,
    send: change,
    onDone,
  })
  return (
    <form {...formProps} className="space-y-5">
      <TextField {...fieldOf('email')} label="New email" type="email" autoComplete="email" />
      <CurrentPassword {...fieldOf('currentPassword')} user={user} />
      <SubmitRow label="Change email" busyLabel="Changing…" isBusy={isBusy} failure={failure} />
    </form>
  )
}
