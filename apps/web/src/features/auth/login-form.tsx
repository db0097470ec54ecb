import { credentials, type AuthUser } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { TextField } from '../../components/text-field.tsx'
import { failedToast } from '../../lib/toast-slice.ts'
import { useLoginMutation } from './account-api.ts'
import { messageOf } from './describe-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

/** Email, password, and the button. */
export function LoginForm({ onSignedIn }: { onSignedIn: (user: AuthUser) => void }) {
  const [login] = useLoginMutation()
  const dispatch = useDispatch()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: { email: '', password: '' },
    schema: credentials,
    send: login,
    onDone: onSignedIn,
    onFailure: (found) =>
      dispatch(failedToast('Login Failed', messageOf(found, 'Invalid email or password'), found)),
  })
  return (
    <form {...formProps} className="space-y-5">
      <TextField
        {...fieldOf('email')}
        label="Email"
        type="email"
        // What password managers look for.
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField {...fieldOf('password')} autoComplete="current-password" />
      <SubmitRow label="Sign In" busyLabel="Signing in…" isBusy={isBusy} failure={failure} isSaid />
      <p className="text-center">
        <Link to="/forgot-password" className="button-plain text-small">
          Forgot your password?
        </Link>
      </p>
    </form>
  )
}
