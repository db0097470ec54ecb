import { attachPayment, type Attached } from '@tailorbird/db'
import { StartError } from '@tailorbird/runtime'
import { NO_ACCOUNT, runProgram } from './run-program.ts'

const PROBLEMS: Record<Exclude<Attached, 'attached'>, string> = {
  'no payment': 'No payment has this reference.',
  'not paid': 'Nothing was paid with this reference: the payment failed or was cancelled.',
  'no account': NO_ACCOUNT,
  'another account': 'This payment belongs to another account already.',
}

// Somebody bought without an account and has lost the browser.
await runProgram({
  name: 'attach-payment',
  usage: `Say which payment goes to whom: the reference on the receipt, and the id or the email of an account.
Example: node apps/api/src/operator/attach-payment.main.ts 8b1f9d7e-9a3c-4b52-9c1a-0d4f5e6a7b8c ada@example.org`,
  words: 2,
  run: async (db, reference: string, account: string) => {
    const attached = await attachPayment(db, reference, account)
    if (attached !== 'attached') throw new StartError(PROBLEMS[attached])
    return { paymentId: reference }
  },
  done: 'payment attached',
})
