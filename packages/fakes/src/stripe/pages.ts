import type { ServerResponse } from 'node:http'
import { StripeFailure } from './failure.ts'
import { readForm, textOf } from './form.ts'
import { writeHostedPage } from './hosted-page.ts'
import { readMethod } from './methods.ts'
import { paySession } from './sessions.ts'
import { find, type StripeState } from './state.ts'

/** Answers GET and POST of a Checkout session's page. @param body of a POST */
export function answerPage(
  state: StripeState,
  id: string,
  body: string | undefined,
  response: ServerResponse,
): void {
  const session = find(state.sessions, 'checkout.session', id)
  const form = readForm(body ?? '')
  const action = textOf(form, 'action')
  if (action === 'cancel') return redirect(session.cancel_url ?? '/', response)
  if (action === 'pay') {
    try {
      pay(state, id, body ?? '')
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      return send(402, writeHostedPage(session, error.body.message), response)
    }
  }
  if (session.status !== 'open') {
    return redirect((session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id), response)
  }
  send(200, writeHostedPage(session), response)
}

function pay(state: StripeState, id: string, body: string): void {
  const { number = '', email = '' } = Object.fromEntries(new URLSearchParams(body))
  const method = readMethod(
    readForm(
      new URLSearchParams({
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[billing_details][email]': email,
      }).toString(),
    ),
  )
  if (method) paySession(state, id, { ...method, email: email || null })
}

function redirect(location: string, response: ServerResponse): void {
  response.writeHead(303, { location })
  response.end()
}

function send(status: number, html: string, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(html)
}
