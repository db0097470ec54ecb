import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { FormPage } from '../../components/form-page.tsx'
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx'
import { notified } from '../../lib/toast-slice.ts'
import { usePageDispatch } from '../use-page-dispatch.ts'
import { FORM_HEADS } from './form-heads.tsx'

/** A new password, for whoever has the link from the mail. */
export default function ResetPasswordPage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = usePageDispatch()
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '')
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    // Nobody who looks at the address bar or the history finds it.
    if (hash !== '') void navigate('/reset-password', { replace: true })
  }, [hash, navigate])

  return (
    <FormPage {...FORM_HEADS['/reset-password']}>
      {token === '' || isRefused ? (
        <NoLink isRefused={isRefused} />
      ) : (
        <ResetPasswordForm
          token={token}
          onRefused={() => setIsRefused(true)}
          onDone={() => {
            const description = 'Sign in with the new one. Everywhere else you are signed out.'
            dispatch(notified({ title: 'Password changed', description, tone: 'good' }))
            void navigate('/login')
          }}
        />
      )}
    </FormPage>
  )
}

function NoLink({ isRefused }: { isRefused: boolean }) {
  return (
    <div role="alert">
      <p className="font-semibold">
        <span aria-hidden="true" className="text-amber">
          ▲{' '}
        </span>
        {isRefused
          ? 'This link does not work any more'
          : 'Open this page from the link in the mail'}
      </p>
      <p className="mt-1 mb-5 text-small text-soft">
        {isRefused
          ? 'It has been used, or it is older than 30 minutes. Your password is as it was.'
          : 'A reload loses it: then open it once more, or have a new one sent.'}
      </p>
      <Link to="/forgot-password" className="button-thread w-full">
        Get a new link
      </Link>
    </div>
  )
}
