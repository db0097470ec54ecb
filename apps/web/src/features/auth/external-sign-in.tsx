import { useLocation } from 'react-router-dom'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { EXTERNAL_MISSING } from './external-missing.ts'

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
        aria-disabled={isMissing}
        onClick={() => isMissing || window.location.assign(addReturnTo('/api/login', returnTo))}
      >
        Continue with Replit
      </button>
      {isMissing && (
        <p id="external-missing" className="mt-2 text-small text-soft">
          {EXTERNAL_MISSING}
        </p>
      )}
    </div>
  )
}
