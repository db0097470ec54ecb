import { randomUUID } from 'node:crypto'
import { startFleet, type Fleet } from '../../faults/fleet.ts'
import { openPerson } from '../../faults/person.ts'
import { POSTING } from '../../src/samples.ts'
import { describeCpu, readCpu } from './cpu.ts'
import { endWithoutPdf } from './end-without-pdf.ts'
import { handIn, untilMade } from './through-line.ts'
import { measureRawQueue } from './raw-queue.ts'

const MADE = 500
/** Many more: each takes a tenth of the time. */
const GIVEN = 2000
const WARM = 20
const RAW_JOBS = 2000
/** The engine without a model answers in no time of its own. */
export const NO_MODEL = { OPENAI_BASE_URL: '', OPENAI_MODEL: '', OPENAI_API_KEY: '' }

type Queues = 'redis' | 'postgres'

/**
 * Jobs a second through the whole line with one tailor and one renderer, and BullMQ alone on the same store in the same
 * run: with their PDFs, and without.
 * @returns lines to print
 */
export async function measureThroughput(queues: Queues): Promise<string[]> {
  return [...(await measurePrinted(queues)), ...(await measureUnprinted(queues))]
}

async function measurePrinted(queues: Queues): Promise<string[]> {
  await using fleet = await startFleet({ apis: 1, tailors: 1, renders: 1, queues, env: NO_MODEL })
  const line = await openLine(fleet, queues)
  const made = await line.measure('tailored', MADE, () => handIn(line.person, MADE))
  const again = { posting: POSTING, batchId: randomUUID() }
  await line.run(1, () => handIn(line.person, 1, again))
  const given = await line.measure('given again', GIVEN, () => handIn(line.person, GIVEN, again))
  // Handed in before, and held back: their postings are read, which is neither rows nor lanes nor queue.
  const change = (how: string) =>
    line.person.visitor.post(`/api/batches/${again.batchId}/${how}`, {})
  await change('pause')
  await handIn(line.person, GIVEN, again)
  const alone = await line.measure('rows, lanes and queue alone', GIVEN, () => change('resume'))
  return [made, given, alone]
}

async function measureUnprinted(queues: Queues): Promise<string[]> {
  await using opened = new AsyncDisposableStack()
  const fleet = opened.use(
    await startFleet({ apis: 1, tailors: 1, renders: 0, queues, env: NO_MODEL }),
  )
  opened.defer(await endWithoutPdf(fleet))
  const line = await openLine(fleet, queues)
  return [await line.measure('tailored, without PDF', MADE, () => handIn(line.person, MADE))]
}

/** A line that has loaded what it needs. */
async function openLine(fleet: Fleet, queues: Queues) {
  const person = await openPerson(fleet)
  let before = 0
  const run = async (jobs: number, begin: () => Promise<unknown>): Promise<void> => {
    await begin()
    before += jobs
    await untilMade(fleet, before)
  }
  await run(WARM, () => handIn(person, WARM))
  const raw = await measureRawQueue(fleet.stores, RAW_JOBS)
  return {
    person,
    run,
    measure: async (what: string, jobs: number, begin: () => Promise<unknown>): Promise<string> => {
      const cpu = readCpu(listRoots(fleet))
      const at = performance.now()
      await run(jobs, begin)
      const rate = (jobs / (performance.now() - at)) * 1000
      const taken = describeCpu(cpu, readCpu(listRoots(fleet)), jobs)
      return `${queues}: ${what} ${rate.toFixed(1)} jobs/s, ${(rate / raw).toFixed(3)} of BullMQ alone (${raw.toFixed(0)}); ms of CPU a job: ${taken}`
    },
  }
}

const listRoots = ({ apis, tailors, renders, redis, postgresPid }: Fleet) => ({
  API: apis.map(({ pid }) => pid()),
  tailor: tailors.map(({ pid }) => pid()),
  'renderer and Chromium': renders.map(({ pid }) => pid()),
  Redis: [redis.pid()],
  PostgreSQL: [postgresPid()],
  bench: [process.pid],
})
