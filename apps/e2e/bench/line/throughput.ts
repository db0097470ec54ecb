import { startFleet } from '../../faults/fleet.ts'
import { openPerson } from '../../faults/person.ts'
import { handIn, untilMade } from './through-line.ts'
import { measureRawQueue } from './raw-queue.ts'

const JOBS = 500
const WARM = 20
const RAW_JOBS = 2000
/** The engine without a model answers in no time of its own. */
export const NO_MODEL = { OPENAI_BASE_URL: '', OPENAI_MODEL: '', OPENAI_API_KEY: '' }

/**
 * Jobs a second through the whole line with one tailor and one renderer, PDF included, and BullMQ alone on the same store in the same
 * run. What is given again takes no tailoring and no PDF: rows, lanes and queue alone.
 * @returns lines to print
 */
export async function measureThroughput(queues: 'redis' | 'postgres'): Promise<string[]> {
  await using fleet = await startFleet({ apis: 1, tailors: 1, renders: 1, queues, env: NO_MODEL })
  const person = await openPerson(fleet)
  await handIn(person, WARM)
  await untilMade(fleet, WARM)
  const raw = await measureRawQueue(fleet.stores, RAW_JOBS)
  const measure = async (same: boolean, before: number) => {
    const begin = performance.now()
    await handIn(person, JOBS, same)
    await untilMade(fleet, before + JOBS)
    return (JOBS / (performance.now() - begin)) * 1000
  }
  const made = await measure(false, WARM)
  const known = await measure(true, WARM + JOBS)
  return [
    `${queues}: tailored ${made.toFixed(1)} jobs/s, given again ${known.toFixed(1)} jobs/s, BullMQ alone ${raw.toFixed(0)} jobs/s (ratios ${(made / raw).toFixed(3)}, ${(known / raw).toFixed(3)})`,
  ]
}
