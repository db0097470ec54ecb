import type { PaymentDto } from '@tailorbird/contracts'
import { namePurchase, PAYMENT_STATES } from '../../lib/say-payment.ts'

/** A payment as our books have it; its reference is what support asks for. */
export function Receipt({ payment }: { payment: PaymentDto }) {
  const { planId, amount, refunded, status, reference, createdAt } = payment
  const isGood = status === 'succeeded'
  const date = new Date(createdAt).toLocaleDateString('en', { dateStyle: 'long' })
  return (
    <section aria-label="Receipt" className="receipt">
      <dl>
        <div>
          <dt>{namePurchase(planId)}</dt>
          <dd>${amount.toFixed(2)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>−${refunded.toFixed(2)}</dd>
          </div>
        )}
        <div>
          <dt>State</dt>
          <dd className={isGood ? 'text-leaf' : 'text-amber'}>
            <span aria-hidden="true">{isGood ? '✓ ' : '▲ '}</span>
            {PAYMENT_STATES[status]}
          </dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{date}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd className="font-mono text-fine wrap-anywhere select-all">{reference}</dd>
        </div>
      </dl>
    </section>
  )
}
