import { createDb, type Db } from '@tailorbird/db'
import { createLogger, databaseUrl, readConfig, runProcess, StartError } from '@tailorbird/runtime'
import { object } from 'yup'

export const NO_ACCOUNT = 'No account has this id or email.'

interface Program {
  name: string
  /** Read by operators who gave another number of words after its name. */
  usage: string
  words: number
  /**
   * @returns what the log may have of it
   * @throws StartError with a sentence for the operator
   */
  run: (db: Db, ...words: string[]) => Promise<object>
  done: string
}

/** Runs what an operator starts by hand beside the other processes: on the database, once. */
export async function runProgram({ name, usage, words, run, done }: Program): Promise<void> {
  const log = createLogger(name, process.env['LOG_LEVEL'] ?? 'info')
  await runProcess(log, 10_000, async (opened, { stop }) => {
    const given = process.argv.slice(2)
    if (given.length !== words || given.includes('')) throw new StartError(usage)
    const { DATABASE_URL } = readConfig(
      object({ DATABASE_URL: databaseUrl().required('DATABASE_URL must be set') }),
      process.env,
    )
    const onError = (error: Error): void => log.warn({ err: error }, 'connection lost')
    const db = createDb({ url: DATABASE_URL, max: 1, onError })
    opened.defer(() => db.destroy())
    log.info(await run(db, ...given), done)
    stop(done)
  })
}
