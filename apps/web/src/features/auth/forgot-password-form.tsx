import { forgottenPassword } from '@tailorbird/contracts'
import { useState } from 'react'
import { TextField } from '../../components/text-field.tsx'
import { findMailAddress } from '../../lib/mail-address.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { useForgotPasswordMutation } from './account-api.ts'
import { SubmitRow } from './submit-row.tsx'
import { useServerForm } from './use-server-form.ts'

/** An address, to which a link goes where there is an account. */
export function ForgotPasswordForm() {
  const { data: settings } = useSettingsQuery()
  const [forgot] = useForgotPasswordMutation()
  const [sentTo, setSentTo] = useState<string>()
  const { formProps, fieldOf, isBusy, failure } = useServerForm({
    initialValues: { email: '' },
    schema: forgottenPassword,
    send: forgot,
    onDone: (_none: null, { email }) => setSentTo(email),
  })
  if (settings?.mail === false) return <NoMail />
  return (
    <>
      <output className="block">
        {sentTo !== undefined && (
          <span className="mb-6 block border-s-3 border-leaf ps-4">
            <span className="font-semibold">
              <span aria-hidden="true" className="text-leaf">
                ✓{' '}
              </span>
              If there is an account with this address, a link is on its way.
            </span>
            <span className="mt-1 block text-small text-soft wrap-anywhere">
              We wrote to {sentTo}. Nothing there after a few minutes? Look among the unwanted mail,
              or try the address that you registered with.
            </span>
          </span>
        )}
      </output>
      <form {...formProps} className="space-y-5">
        <TextField
          {...fieldOf('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <SubmitRow
          label={sentTo === undefined ? 'Send me a link' : 'Send another link'}
          busyLabel="Sending…"
          isBusy={isBusy}
          failure={failure}
        />
      </form>
    </>
  )
}

function NoMail() {
  const address = findMailAddress('support')
  return (
    <div className="space-y-3">
      <p className="font-semibold">
        <span aria-hidden="true" className="text-amber">
          ▲{' '}
        </span>
        Mail is not set up here, so we cannot send you a link.
      </p>
      <p className="text-small text-soft">
        Ask whoever runs this site:{' '}
        <a href={`mailto:${address}`} className="underline underline-offset-4">
          {address}
        </a>
        . A browser in which you are still signed in shows your account as before.
      </p>
    </div>
  )
}
