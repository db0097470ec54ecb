import type { PublicSettings } from '@tailorbird/contracts'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '../../lib/auth-api.ts'
import { sayDays } from '../../lib/say-days.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'

/** Warns visitors that results are not kept for ever; with an account they are, unless the operator says otherwise. */
export function KeptNote() {
  const { user, isAsking } = useCurrentUser()
  const { data: settings } = useSettingsQuery()
  const kept = settings && !isAsking ? sayKept(settings, user !== null) : undefined
  if (kept === undefined) return null
  return (
    <p className="mt-10 text-small text-soft">
      {`${kept}, then deleted. `}
      <Link to="/your-data" className="underline underline-offset-4">
        Your resumes and your data
      </Link>
    </p>
  )
}

function sayKept(
  { retentionDays, resultRetentionDays }: PublicSettings,
  isAccount: boolean,
): string | undefined {
  const most = resultRetentionDays === null ? undefined : sayDays(resultRetentionDays)
  if (isAccount) return most && `Kept for ${most}`
  const visits = `Kept for ${sayDays(retentionDays)} after your last visit`
  return most ? `${visits}, and for ${most} at most` : visits
}
