import { passwordReset } from '@tailorbird/contracts'
import { useResetPasswordMutation } from './account-api.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

interface Props {
  /** From the link in the mail. */
  token: string
  onDone: () => void
  /** The link was used before, or is old. */
  onRefused: () => void
}

/** The new password. */
export function ResetPasswordForm({ token, onDone, onRefused }: Props) {
  const [reset] = useResetPasswordMutation()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: { token, password: '' },
    schema: passwordReset,
    send: reset,
    onDone,
    onFailure: ({ code }) => code === 'token_invalid' && onRefused(),
  })
  return (
    <form {...formProps} className="space-y-5">
      <PasswordField
        {...fieldOf('password')}
        label="New password"
        autoComplete="new-password"
        placeholder="min. 6 characters"
      />
      <SubmitRow
        label="Save the new password"
        busyLabel="Saving…"
        isBusy={isBusy}
        failure={failure}
      />
    </form>
  )
}
