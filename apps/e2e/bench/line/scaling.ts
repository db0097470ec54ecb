import { startFleet } from '../../faults/fleet.ts'
import { openPerson } from '../../faults/person.ts'
import { handIn, untilMade } from './through-line.ts'
import { untilQuiet } from './until-quiet.ts'

const JOBS_A_WORKER = 40
const MODEL_MS = 500

/** How jobs a second grow with workers that have one job each at a time, and a model that thinks half a second. */
export async function measureScaling(): Promise<string[]> {
  const rates: number[] = []
  for (const tailors of [1, 2, 4]) {
    await using fleet = await startFleet({
      apis: 1,
      tailors,
      renders: 1,
      env: { TAILOR_CONCURRENCY: '1' },
    })
    fleet.thinking.latencyMs = 0
    const person = await openPerson(fleet)
    // Every worker has loaded what it needs.
    const warm = 8 * tailors
    await handIn(person, warm)
    await untilMade(fleet, warm)
    await untilQuiet(fleet)
    fleet.thinking.latencyMs = MODEL_MS
    const begin = performance.now()
    await handIn(person, JOBS_A_WORKER * tailors)
    await untilMade(fleet, warm + JOBS_A_WORKER * tailors)
    rates.push((JOBS_A_WORKER * tailors * 1000) / (performance.now() - begin))
  }
  const [one = 1, two = 0, four = 0] = rates
  return [
    `1, 2, 4 workers: ${rates.map((rate) => rate.toFixed(2)).join(', ')} jobs/s; ${(two / one / 2).toFixed(2)} and ${(four / one / 4).toFixed(2)} of linear`,
  ]
}
