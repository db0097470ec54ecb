import type { Purchase } from './read-checkout.ts'

/** What is paid for and how much, as it will stand on the receipt. */
export function Summary({ purchase: { name, features, price, donation } }: { purchase: Purchase }) {
  return (
    <>
      <dl className="summary">
        <div>
          <dt>
            {name}
            {features.map((feature) => (
              <span key={feature} className="block text-small text-soft">
                {feature}
              </span>
            ))}
          </dt>
          {price !== undefined && <dd>${price.toFixed(2)}</dd>}
        </div>
        {price !== undefined && (
          <div className="font-semibold">
            <dt>Total, in US dollars</dt>
            <dd>${price.toFixed(2)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-4 max-w-prose text-small text-soft">
        {donation === undefined
          ? 'Paid once; nothing renews.'
          : 'Given once. It goes into keeping the tool running and making it better.'}{' '}
        Your card goes straight to Stripe, encrypted: we never see its number.
      </p>
    </>
  )
}
