import { setTimeout as delay } from 'node:timers/promises'
import type { Fleet } from '../../faults/fleet.ts'
import { readCpu } from './cpu.ts'

const LOOK_MS = 1000
/** What a fleet takes of a core that does nothing. */
const QUIET = 0.1
const GIVE_UP_LOOKS = 120

/** Waits until all that a fleet loads behind its start is loaded. @throws when it goes on for two minutes */
export async function untilQuiet({ apis, tailors, renders }: Fleet): Promise<void> {
  const pids = [...apis, ...tailors, ...renders].map((service) => service.pid())
  const read = () => readCpu({ all: pids })['all'] ?? 0
  for (let look = 0, before = read(); look < GIVE_UP_LOOKS; look += 1) {
    await delay(LOOK_MS)
    const now = read()
    if (now - before < QUIET * LOOK_MS) return
    before = now
  }
  throw new Error('The fleet did not come to rest.')
}
