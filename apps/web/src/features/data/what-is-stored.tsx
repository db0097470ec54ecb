import type { StoredData } from '@tailorbird/contracts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { listTotals, sayUntil } from './say-stored.ts'

/** How much there is of everything, and until when. */
export function WhatIsStored({ data, isAccount }: { data: StoredData; isAccount: boolean }) {
  const { data: settings } = useSettingsQuery()
  return (
    <>
      <p>{sayUntil(data, isAccount, settings?.resultRetentionDays ?? null)}</p>
      <dl className="grid max-w-md gap-x-6 gap-y-1 text-small">
        {listTotals(data.totals).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
