/** What the pricing page comes to; drawn by the server, too. */
export function PricingHead() {
  return (
    <header className="grid items-end gap-x-10 gap-y-5 pb-8 md:pb-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <h1 className="page-title outline-none">Pricing</h1>
      <p className="text-[1.125rem]/[1.5]">
        Paid once. No subscription, nothing that renews, and no account needed to buy.
      </p>
    </header>
  )
}
