import { useLocation } from 'react-router-dom'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'

/** The way in with an account from elsewhere; where it is not set up that is said before it is pressed. */
export function ExternalSignIn() {
  const { data: settings } = useSettingsQuery()
  const returnTo = readReturnTo(useLocation().search)
  const isMissing = settings?.externalSignIn === false
  return (
    <div className="mt-7 border-t border-line pt-7">
      <button
        type="button"
        className="button-ink w-full"
        aria-describedby={isMissing ? 'external-missing' : undefined}
        onClick={() => window.location.assign(addReturnTo('/api/login', returnTo))}
      >
        Continue with Replit
      </button>
      {isMissing && (
        <p id="external-missing" className="mt-2 text-small text-soft">
          Signing in with Replit is not set up here. Use your email and a password.
        </p>
      )}
    </div>
  )
}
