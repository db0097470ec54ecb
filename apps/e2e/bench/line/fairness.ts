import { setTimeout as delay } from 'node:timers/promises'
import { startFleet, type Fleet } from '../../faults/fleet.ts'
import { openPerson } from '../../faults/person.ts'
import { handIn } from './through-line.ts'
import { untilQuiet } from './until-quiet.ts'

const MANY = 300
const FEW = 3
const ROUNDS = 5
/** Looked at without a pause, it takes a core from what it looks at. */
const LOOK_MS = 20

/** How long three jobs take alone, right behind another owner's 300, and when those are under way. */
export async function measureFairness(queues: 'redis' | 'postgres'): Promise<string[]> {
  await using fleet = await startFleet({ apis: 1, tailors: 2, renders: 1, queues })
  fleet.thinking.latencyMs = 500
  const few = await openPerson(fleet)
  const measureFew = async () => {
    const begin = performance.now()
    const ids = await few.handIn(FEW)
    while ((await few.statuses(ids))['done'] !== FEW) await delay(LOOK_MS)
    return performance.now() - begin
  }
  // The first loads what all others use, and behind a start threads still load.
  await measureFew()
  await untilQuiet(fleet)
  const [alone, behind, later] = [[], [], []] as [number[], number[], number[]]
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await measureFew())
    const many = await openPerson(fleet)
    await handIn(many, MANY)
    behind.push(await measureFew())
    later.push(await measureFew())
    await cancelAll(fleet, many)
    await untilQuiet(fleet)
  }
  const base = middleOf(alone)
  const tell = (all: number[]) =>
    `${middleOf(all).toFixed(0)} ms, ${(middleOf(all) / base).toFixed(2)} times (${all.map((ms) => ms.toFixed(0)).join(', ')})`
  return [
    `${queues}: ${FEW} jobs alone ${tell(alone)}, right behind ${MANY} of another ${tell(behind)}, the next three ${tell(later)}`,
  ]
}

async function cancelAll({ db }: Fleet, person: Awaited<ReturnType<typeof openPerson>>) {
  const batches = await db
    .selectFrom('jobs')
    .select('batch_id')
    .distinct()
    .where('status', '=', 'queued')
    .execute()
  for (const { batch_id: id } of batches) await person.visitor.post(`/api/batches/${id}/cancel`, {})
}

const middleOf = (all: number[]): number =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] as number
