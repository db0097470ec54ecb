import { Link, Navigate, useLocation } from 'react-router-dom'
import { FormPage } from '../../components/form-page.tsx'
import { ExternalSignIn } from '../../features/auth/external-sign-in.tsx'
import { LoginForm } from '../../features/auth/login-form.tsx'
import { SignInProblem } from '../../features/auth/sign-in-problem.tsx'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSignedIn } from '../use-signed-in.ts'
import { FORM_HEADS } from './form-heads.tsx'

/** The way in. */
export default function LoginPage() {
  const { search } = useLocation()
  const wanted = readReturnTo(search)
  const returnTo = wanted ?? '/'
  const { user } = useCurrentUser()
  const onSignedIn = useSignedIn('Welcome back!', "You've successfully logged in.", returnTo)
  if (user && !search.includes('problem=')) return <Navigate to={returnTo} replace />
  return (
    <FormPage {...FORM_HEADS['/login']}>
      <SignInProblem />
      <LoginForm onSignedIn={onSignedIn} />
      <ExternalSignIn />
      <p className="-mx-1 mt-6 flex flex-wrap justify-between gap-x-6">
        <Link to={addReturnTo('/register', wanted)} className="button-plain">
          Create an account
        </Link>
        <Link to="/" className="button-plain">
          Back to the home page
        </Link>
      </p>
    </FormPage>
  )
}
