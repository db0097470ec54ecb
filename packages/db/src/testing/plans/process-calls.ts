import { randomUUID } from 'node:crypto'
import * as db from '../../index.ts'
import type { Call } from './given.ts'

/** What processes ask about themselves and each other's work. */
export const processCalls = {
  addModelSlots: (to) => db.addModelSlots(to, 5),
  takeModelSlot: (to) => db.takeModelSlot(to, 5, randomUUID(), 60),
  keepModelSlot: (to) => db.keepModelSlot(to, { slot: 1, holder: randomUUID() }, 60),
  drawModelCall: (to) => db.drawModelCall(to, { requests: 60, tokens: 1000 }, 10),
  returnModelTokens: (to) => db.returnModelTokens(to, 10),
  takeLease: (to) => db.takeLease(to, 'sweep', randomUUID(), 6),
  takeOverdueJobs: (to) => db.takeOverdueJobs(to, 10, 50),
  closeStart: (to, w) => db.closeStart(to, w.takeJob('queued')),
  countOpenStarts: (to, w) => db.countOpenStarts(to, w.takeJob('queued')),
  findIdleLanes: (to) => db.findIdleLanes(to, undefined, 200),
} satisfies Record<string, Call>
