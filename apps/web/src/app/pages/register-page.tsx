import { PRODUCT_NAME } from '@tailorbird/contracts'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { FormPage } from '../../components/form-page.tsx'
import { ExternalSignIn } from '../../features/auth/external-sign-in.tsx'
import { RegisterForm } from '../../features/auth/register-form.tsx'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { FORM_HEADS } from './form-heads.tsx'

/** The way to an account. */
export default function RegisterPage() {
  const { search } = useLocation()
  const wanted = readReturnTo(search)
  const returnTo = wanted ?? '/'
  const { user } = useCurrentUser()
  const onSignedIn = useSignedIn(
    'Account Created!',
    `Welcome to ${PRODUCT_NAME}! You're now logged in.`,
    returnTo,
  )
  if (user) return <Navigate to={returnTo} replace />
  return (
    <FormPage {...FORM_HEADS['/register']}>
      <RegisterForm onSignedIn={onSignedIn} />
      <ExternalSignIn />
      <p className="-mx-1 mt-6">
        <Link to={addReturnTo('/login', wanted)} className="button-plain">
          I have an account already
        </Link>
      </p>
    </FormPage>
  )
}
