/** Says where a payment is only played, and with which card. */
export function DemoNotice() {
  return (
    <p className="notice">
      <span aria-hidden="true" className="text-amber">
        ▲{' '}
      </span>
      <strong className="font-semibold">Demo: nothing is charged.</strong> Pay with the test card{' '}
      <span className="whitespace-nowrap tabular-nums">4242 4242 4242 4242</span>, any date to come
      and any three digits. Don’t enter a card of your own.
    </p>
  )
}
