import { registration, type AuthUser } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import { TextField } from '../../components/text-field.tsx'
import { failedToast } from '../../lib/toast-slice.ts'
import { useRegisterMutation } from './account-api.ts'
import { messageOf } from './describe-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

/** User name, email, password, and the button. */
export function RegisterForm({ onSignedIn }: { onSignedIn: (user: AuthUser) => void }) {
  const [register] = useRegisterMutation()
  const dispatch = useDispatch()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: { username: '', email: '', password: '' },
    schema: registration,
    send: register,
    onDone: onSignedIn,
    onFailure: (found) =>
      dispatch(
        failedToast('Registration Failed', messageOf(found, 'Failed to create account'), found),
      ),
  })
  return (
    <form {...formProps} className="space-y-5">
      <TextField
        {...fieldOf('username')}
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...fieldOf('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        {...fieldOf('password')}
        autoComplete="new-password"
        placeholder="min. 6 characters"
      />
      <SubmitRow
        label="Create Account"
        busyLabel="Creating your account…"
        isBusy={isBusy}
        failure={failure}
        isSaid
      />
    </form>
  )
}
