import { Link } from 'react-router-dom'

/** What each page with a form says beside it; the server's picture of the page has this alone. */
export const FORM_HEADS = {
  '/login': {
    title: 'Sign In',
    lead: <p>Your tailored resumes, on every device.</p>,
  },
  '/register': {
    title: 'Create Account',
    lead: (
      <>
        <p>
          Everything works without an account. With one, your resumes are there on every device.
        </p>
        <p className="text-small">
          What this browser has so far comes along, running jobs too. How we keep it is in the{' '}
          <Link to="/privacy-policy" className="underline underline-offset-4">
            privacy policy
          </Link>
          .
        </p>
      </>
    ),
  },
  '/forgot-password': {
    title: 'Forgotten Password',
    lead: <p>We send you a link with which you choose a new one. It works once, for 30 minutes.</p>,
  },
  '/reset-password': {
    title: 'New Password',
    lead: <p>Choose a new password for your account.</p>,
  },
}

/** The same of the page of an account. */
export const ACCOUNT_HEAD = {
  title: 'Your Account',
  lead: <p>How you sign in, what you have, and where you are signed in.</p>,
}
