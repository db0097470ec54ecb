import { readPrints, saveCopies } from '@tailorbird/db'
import type { Parts } from '../../../parts.ts'

/** Notes which of an owner's postings are copies of one that came in before. */
export async function groupCopies(
  { db, texts }: Pick<Parts, 'db' | 'texts'>,
  ownerId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const rows = await readPrints(db, ownerId)
    const prints = rows.map(({ print }) => print)
    const firsts = await texts.run('groupDuplicates', prints, { key: ownerId, signal })
    const changed = rows.flatMap(({ id, copyOf }, at) => {
      const first = firsts[at] === at ? null : (rows[firsts[at] ?? at]?.id ?? null)
      return first === copyOf ? [] : [{ id, copyOf: first }]
    })
    if (changed.length === 0) return
    // Some were deleted or grouped meanwhile: what is there now is looked at anew.
    if ((await saveCopies(db, ownerId, changed)) === changed.length) return
  }
}
