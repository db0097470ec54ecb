import { setTimeout as delay } from 'node:timers/promises'
import { startFleet } from '../../faults/fleet.ts'
import { openPerson } from '../../faults/person.ts'
import { handIn } from './through-line.ts'
import { untilQuiet } from './until-quiet.ts'

const MANY = 300
const FEW = 3
/** Looked at without a pause, it takes a core from what it looks at. */
const LOOK_MS = 20

/** How long three jobs take alone, and behind another owner's 300. */
export async function measureFairness(queues: 'redis' | 'postgres'): Promise<string[]> {
  await using fleet = await startFleet({ apis: 1, tailors: 2, renders: 1, queues })
  fleet.thinking.latencyMs = 500
  const [many, few] = [await openPerson(fleet), await openPerson(fleet)]
  const measureFew = async () => {
    const begin = performance.now()
    const ids = await few.handIn(FEW)
    while ((await few.statuses(ids))['done'] !== FEW) await delay(LOOK_MS)
    return performance.now() - begin
  }
  // The first loads what all others use, and behind a start threads still load.
  await measureFew()
  await untilQuiet(fleet)
  const alone = [await measureFew(), await measureFew(), await measureFew()].toSorted(
    (one, other) => one - other,
  )[1] as number
  await handIn(many, MANY)
  const behind: number[] = []
  for (let round = 0; round < 3; round += 1) behind.push(await measureFew())
  const times = behind.map((ms) => `${ms.toFixed(0)} (${(ms / alone).toFixed(2)} times)`)
  return [
    `${queues}: ${FEW} jobs alone ${alone.toFixed(0)} ms, behind ${MANY} of another, one round after the other: ${times.join(', ')}`,
  ]
}
