import { plans } from '@tailorbird/contracts'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { addReturnTo, readReturnTo } from '../../lib/return-to.ts'
import { useSettingsQuery } from '../../lib/settings-api.ts'
import { notified } from '../../lib/toast-slice.ts'
import { useUsageQuery } from '../../lib/usage-api.ts'
import './billing.css'
import { BuyingNotice } from './buying-notice.tsx'
import { OtherFree } from './other-free.tsx'
import { PlanCard } from './plan-card.tsx'
import { PricingHead } from './pricing-head.tsx'
import { PricingNotes } from './pricing-notes.tsx'
import { WhatYouHave } from './what-you-have.tsx'

const NOTICE = 'buying-notice'

/** What can be bought, what one has already, and the way to the checkout. */
export default function PricingPage() {
  const { data: settings } = useSettingsQuery()
  const { data: usage } = useUsageQuery(undefined, { refetchOnMountOrArgChange: true })
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const returnTo = readReturnTo(useLocation().search)
  const hasAll = usage?.left === null && usage.plan !== 'free'
  const canBuy = settings?.payments !== false

  function choose({ id, price }: (typeof plans)[number]) {
    if (price > 0) {
      if (canBuy) void navigate(addReturnTo(`/checkout?plan=${id}&amount=${price}`, returnTo))
      return
    }
    const description =
      usage?.left === 0 ? 'Its generations are all used.' : 'Nothing to pay: just start.'
    dispatch(notified({ title: 'Free Plan Active', description, tone: 'good' }))
  }

  return (
    <article className="pt-8 md:pt-14">
      <PricingHead />
      <div className="mb-8 space-y-4 empty:hidden">
        <BuyingNotice id={NOTICE} settings={settings} />
        <OtherFree settings={settings} />
        <WhatYouHave usage={usage} returnTo={returnTo} />
      </div>
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              held={plan.price > 0 && hasAll ? sayHeld(plan.id) : undefined}
              describedBy={plan.price > 0 && !canBuy ? NOTICE : undefined}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      <PricingNotes />
    </article>
  )
}

const sayHeld = (id: string) => (id === 'pro' ? 'You have it' : 'Part of what you have')
