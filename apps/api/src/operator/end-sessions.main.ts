import { endAllSessions, endSessionsOf } from '@tailorbird/db'
import { StartError } from '@tailorbird/runtime'
import { NO_ACCOUNT, runProgram } from './run-program.ts'

// While everything else runs: each API process hears of the ends and drops the sockets.
await runProgram({
  name: 'end-sessions',
  usage: `Say whose sessions end: the id or the email of an account, or --all.
Example: node apps/api/src/operator/end-sessions.main.ts ada@example.org`,
  words: 1,
  run: async (db, whose: string) => {
    const count = await (whose === '--all' ? endAllSessions(db) : endSessionsOf(db, whose))
    if (count === undefined) throw new StartError(NO_ACCOUNT)
    return { count }
  },
  done: 'sessions ended',
})
