import { randomUUID } from 'node:crypto'
import * as db from '../../index.ts'
import { ofOwner, readAll, type Call } from './given.ts'
import type { World } from './world.ts'

/** Ids that nobody has: whether they are there is looked up all the same. */
const some = (count: number) => Array.from({ length: count }, () => randomUUID())
const owner = (w: World) => w.anOwner('device')

/** What the list of postings asks. */
export const postingCalls = {
  changePosting: (to, w) => db.changePosting(to, owner(w), randomUUID(), { state: 'applied' }),
  deletePostings: (to, w) => db.deletePostings(to, owner(w), some(100)),
  describeScoredResume: (to, w) => db.describeScoredResume(to, owner(w)),
  eachPosting: (to, w) => readAll(db.eachPosting(to, owner(w))),
  findUnreadOwners: (to) => db.findUnreadOwners(to),
  findUnchanged: (to, w) => db.findUnchanged(to, owner(w), some(50), undefined),
  importPostings: (to, w) =>
    db.importPostings(
      to,
      ofOwner(w),
      some(3).map((text) => ({ text })),
    ),
  keepScoredResume: (to, w) => db.keepScoredResume(to, ofOwner(w), { originalContent: 'Ada' }),
  listPostings: async (to, w) => {
    await db.listPostings(to, owner(w), {}, 'reading')
    await db.listPostings(to, owner(w), { since: 1 }, 'reading')
  },
  readChosenPostings: (to, w) => db.readChosenPostings(to, owner(w), some(50)),
  readLacks: (to, w) => db.readLacks(to, owner(w)),
  readNamedPostings: (to, w) => db.readNamedPostings(to, owner(w), some(50)),
  readPostingText: (to, w) => db.readPostingText(to, owner(w), randomUUID()),
  readPrints: (to, w) => db.readPrints(to, owner(w)),
  readScoredResume: (to, w) => db.readScoredResume(to, owner(w)),
  readUnreadPostings: (to, w) =>
    db.readUnreadPostings(to, owner(w), 'reading', { rows: 20, chars: 100_000 }),
  saveCopies: (to, w) => db.saveCopies(to, owner(w), [{ id: randomUUID(), copyOf: null }]),
  statePostings: (to, w) =>
    db.statePostings(
      to,
      owner(w),
      some(100).map((id) => ({ id, state: 'applied' as const })),
    ),
  savePostingReadings: (to, w) =>
    db.savePostingReadings(
      to,
      owner(w),
      { readFor: 'reading', resumeHash: 'hash', skills: ['Pruning'] },
      [],
    ),
} satisfies Record<string, Call>
