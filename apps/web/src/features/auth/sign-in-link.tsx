import { Link } from 'react-router-dom'

/** The way in. While it is not known who is there, its room stays empty. */
export function SignInLink() {
  return (
    <p className="masthead-account">
      <Link to="/login" className="masthead-link masthead-sign-in">
        Sign In
      </Link>
    </p>
  )
}
