import { PRODUCT_NAME } from '@tailorbird/contracts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { Bitcoin } from './bitcoin.tsx'
import { DonationForm } from './donation-form.tsx'

/** Ways to give: by card or in bitcoin. */
export default function SupportDevelopment() {
  const { data: settings } = useSettingsQuery()
  const address = settings?.bitcoinAddress
  return (
    <section aria-labelledby="support-title">
      <div className="grid gap-x-16 gap-y-8 border-y border-line py-10 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <h2 id="support-title" tabIndex={-1} className="mb-3 text-h2 outline-none">
            Support Development
          </h2>
          <p className="max-w-prose text-soft">
            No advertiser pays for {PRODUCT_NAME}. If it saved you an evening, give a little of it
            back: it goes into keeping the tool running and making it better.
          </p>
        </div>
        <div className="space-y-10">
          <DonationForm />
          {address != null && <Bitcoin address={address} />}
        </div>
      </div>
    </section>
  )
}
