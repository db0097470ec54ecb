import type { Plan } from '@tailorbird/contracts'

interface Props {
  plan: Plan
  /** Why buying it would bring the person nothing; undefined when it would. */
  held: string | undefined
  /** Id of what says why it can't be bought now; undefined when it can. */
  describedBy: string | undefined
  onChoose: () => void
}

/** A plan as the tag on a garment: its name, its price, what is in it. */
export function PlanCard({ plan, held, describedBy, onChoose }: Props) {
  const { id, name, price, description, features, popular } = plan
  return (
    <section className={`plan ${popular ? 'plan-popular' : ''}`} aria-labelledby={`plan-${id}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`plan-${id}`} className="text-h3">
          {name}
        </h2>
        {popular && <p className="text-small font-[550] text-thread">Most Popular</p>}
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="plan-price">${price}</span>
        {price > 0 && <span className="text-small text-soft">one-time</span>}
      </p>
      <p className="mt-3 text-soft">{description}</p>
      <ul className="mt-4 mb-8 space-y-1.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <span aria-hidden="true" className="text-leaf">
              ✓
            </span>
            {feature}
          </li>
        ))}
      </ul>
      {held !== undefined ? (
        <p className="plan-held">
          <span aria-hidden="true">✓</span>
          {held}
        </p>
      ) : (
        <button
          type="button"
          className={`mt-auto w-full ${popular ? 'button-thread' : 'button-ink min-h-13'}`}
          aria-describedby={[`plan-${id}`, describedBy].filter(Boolean).join(' ')}
          aria-disabled={describedBy !== undefined}
          onClick={onChoose}
        >
          {price > 0 ? 'Continue to Checkout' : 'Choose Free'}
        </button>
      )}
    </section>
  )
}
