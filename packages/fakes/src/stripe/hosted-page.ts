import type Stripe from 'stripe'

/** The page of a Checkout session, as plain as can be. @param problem why the last try failed */
export function writeHostedPage(session: Stripe.Checkout.Session, problem = ''): string {
  const amount = ((session.amount_total ?? 0) / 100).toFixed(2)
  const verb = session.submit_type === 'donate' ? 'Donate' : 'Pay'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Checkout (demo)</title>
<style>
  body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; color: #1a1a1a; background: #fff }
  label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
  input, button { margin: .25rem 0 1rem; padding: .6rem }
  strong { color: #8a3b00 }
</style>
<h1>${verb} $${amount}</h1>
<p><strong>DEMO: nothing is charged.</strong> This page stands in for the payment service.</p>
<p role="alert">${problem}</p>
<form method="post">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" value="visitor@example.org">
  <label for="number">Card number</label>
  <input id="number" name="number" inputmode="numeric" value="4242 4242 4242 4242">
  <button name="action" value="pay">${verb}</button>
  <button name="action" value="cancel" formnovalidate>Cancel</button>
</form>
</html>
`
}
