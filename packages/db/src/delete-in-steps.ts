import type { RawBuilder } from 'kysely'
import type { Db } from './client.ts'

/** Rows that one statement deletes: none holds its locks for long. */
export const AT_ONCE = 50

/** Repeats a statement that deletes up to AT_ONCE rows until there are fewer. @returns how many */
export async function deleteInSteps(db: Db, step: RawBuilder<unknown>): Promise<number> {
  let count = 0
  for (;;) {
    const { numAffectedRows = 0n } = await step.execute(db)
    count += Number(numAffectedRows)
    if (numAffectedRows < AT_ONCE) return count
  }
}
