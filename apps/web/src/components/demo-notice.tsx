/** Says where a payment is only played. @param props.paid it is over: no card is asked for any more */
export function DemoNotice({ paid = false }: { paid?: boolean }) {
  return (
    <p className="notice">
      <span aria-hidden="true" className="text-amber">
        ▲{' '}
      </span>
      <strong className="font-semibold">Demo: nothing is charged.</strong>{' '}
      {paid ? (
        'No money has moved.'
      ) : (
        <>
          Pay with the test card{' '}
          <span className="whitespace-nowrap tabular-nums">4242 4242 4242 4242</span>, any date to
          come and any three digits. Don’t enter a card of your own.
        </>
      )}
    </p>
  )
}
