import { STORED_PAYMENTS, type PaymentDto } from '@tailorbird/contracts'
import { namePurchase, PAYMENT_STATES } from '../../lib/say-payment.ts'
import { sayDay } from './say-stored.ts'

interface Props {
  /** Newest first. */
  payments: PaymentDto[]
  /** How many there are in all. */
  total: number
}

/** What was paid, with the references that support asks for. */
export function StoredPayments({ payments, total }: Props) {
  return (
    <>
      <p>If something is wrong with one, write to support with its reference.</p>
      <ul aria-label="Payments" className="m-0! list-none! p-0! text-small">
        {payments.map(({ reference, planId, amount, refunded, status, createdAt }) => (
          <li key={reference} className="border-t border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span className="font-medium">{namePurchase(planId)}</span>
              <span className="tabular-nums">
                ${amount.toFixed(2)}
                {refunded > 0 && `, $${refunded.toFixed(2)} given back`}
              </span>
            </p>
            <p className="text-soft">
              <time dateTime={createdAt}>{sayDay(createdAt)}</time>, {PAYMENT_STATES[status]}
            </p>
            <p className="text-soft">
              Reference{' '}
              <span className="font-mono text-fine wrap-anywhere select-all">{reference}</span>
            </p>
          </li>
        ))}
      </ul>
      {total > STORED_PAYMENTS && <p>These are the latest. The export below has all {total}.</p>}
    </>
  )
}
