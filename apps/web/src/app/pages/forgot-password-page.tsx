import { Link } from 'react-router-dom'
import { FormPage } from '../../components/form-page.tsx'
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx'
import { FORM_HEADS } from './form-heads.tsx'

/** The way to a link for a new password. */
export default function ForgotPasswordPage() {
  return (
    <FormPage {...FORM_HEADS['/forgot-password']}>
      <ForgotPasswordForm />
      <p className="-mx-1 mt-6">
        <Link to="/login" className="button-plain">
          Back to Sign In
        </Link>
      </p>
    </FormPage>
  )
}
