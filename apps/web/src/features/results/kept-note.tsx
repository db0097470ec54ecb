import { Link } from 'react-router-dom'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'

/** Warns visitors that results are not kept for ever; with an account they are. */
export function KeptNote() {
  const { user, isAsking } = useCurrentUser()
  const { data: settings } = useSettingsQuery()
  if (user || isAsking || !settings) return null
  const { retentionDays } = settings
  return (
    <p className="mt-10 text-small text-soft">
      {`Kept for ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'} after your last visit, then deleted. `}
      <Link to="/your-data" className="underline underline-offset-4">
        Your resumes and your data
      </Link>
    </p>
  )
}
