import { accountDeletion, type AuthUser } from '@tailorbird/contracts'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { useDeleteAccountMutation } from './account-api.ts'
import { CurrentPassword } from './current-password.tsx'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

interface Props {
  user: AuthUser
  /** It has begun, or failed: from then until it is deleted the session may end. */
  onDeleting: (isUnderWay: boolean) => void
  onDeleted: () => void
}

/** The end of the account: says what goes, asks for the password. */
export function DeleteAccount(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-ink" onClick={() => setIsOpen(true)}>
        Delete account…
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Delete your account?"
        description="At once and for good. Nobody can bring it back, we neither."
        width="max-w-lg"
      >
        <DeletionForm {...props} />
      </Dialog>
    </>
  )
}

function DeletionForm({ user, onDeleting, onDeleted }: Props) {
  const [deleteAccount] = useDeleteAccountMutation()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: user.hasPassword ? { currentPassword: '' } : {},
    schema: accountDeletion,
    send: (values) => {
      onDeleting(true)
      return deleteAccount(values)
    },
    onDone: onDeleted,
    onFailure: () => onDeleting(false),
  })
  return (
    <form {...formProps} className="space-y-5">
      <dl className="space-y-3 text-small">
        <div>
          <dt className="font-semibold">What goes</dt>
          <dd className="text-soft">
            Your address and user name, all resumes and job descriptions, PDFs, confirmed skills,
            jobs that still run, and what is left of your plan. In this browser, also what you typed
            and did not send.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">What stays</dt>
          <dd className="text-soft">
            Records of payments, without your name, because the law wants them kept.
          </dd>
        </div>
      </dl>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword {...fieldOf('currentPassword')} user={user} />
      <SubmitRow
        label="Delete my account"
        busyLabel="Deleting…"
        isBusy={isBusy}
        failure={failure}
      />
    </form>
  )
}
