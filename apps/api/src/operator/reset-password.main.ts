import { findAccount, makeResetLink } from '@tailorbird/db'
import { readConfig, StartError, wholeNumber } from '@tailorbird/runtime'
import { object, string } from 'yup'
import { NO_ACCOUNT, runProgram } from './run-program.ts'

const settings = object({
  PUBLIC_URL: string().matches(/^https?:\/\//, 'PUBLIC_URL must start with http:// or https://'),
  PORT: wholeNumber('PORT', 0).default(3000),
})

// Where mail is not set up or does not come: the link that the letter would have.
await runProgram({
  name: 'reset-password',
  usage: `Say who needs a new password: the id or the email of an account.
Example: node apps/api/src/operator/reset-password.main.ts ada@example.org`,
  words: 1,
  run: async (db, account: string) => {
    const { PUBLIC_URL, PORT } = readConfig(settings, process.env)
    const userId = await findAccount(db, account)
    const publicUrl = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)
    const made = userId === undefined ? undefined : await makeResetLink(db, userId, publicUrl)
    if (!made) throw new StartError(NO_ACCOUNT)
    // Not by the log: who has the link has the account.
    process.stdout.write(`${made.link}\nIt works once, for 30 minutes, and ends earlier links.\n`)
    return { userId }
  },
  done: 'link made',
})
