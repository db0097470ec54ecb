import { advanceJob } from '@tailorbird/db'
import { startFleet } from '../../faults/fleet.ts'
import { listen } from '../../faults/listen.ts'
import { openPerson } from '../../faults/person.ts'

const JOBS = 100
const ROUNDS = 20

/** From the moment a row is written until the browser's socket has it, while 100 jobs run: each is moved again and again, as workers do. */
export async function measureNews(): Promise<string[]> {
  await using fleet = await startFleet({ apis: 2, tailors: 0, renders: 0 })
  const person = await openPerson(fleet)
  using page = listen(person.url, { cookie: person.visitor.headers.cookie, origin: person.url })
  if ((await page.outcome) !== 'open') throw new Error('the socket was refused')
  const ids = await person.handIn(JOBS)
  await fleet.db.updateTable('jobs').set({ status: 'processing', progress: 10 }).execute()
  const sent = new Map<string, number>()
  const took: number[] = []
  page.socket.on('job', ({ id, progress }: { id: string; progress: number }) => {
    const at = sent.get(`${id} ${progress}`)
    if (at !== undefined) took.push(performance.now() - at)
  })
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(
      ids.map(async (id, index) => {
        // Spread over a second, as jobs that run at once are.
        await new Promise((resolve) => setTimeout(resolve, index * 10))
        const progress = 11 + round
        // Before the write: what the write takes is part of it.
        sent.set(`${id} ${progress}`, performance.now())
        await advanceJob(fleet.db, { id, attempt: 1 }, progress as never)
      }),
    )
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)
  return [
    `${sorted.length} of ${JOBS * ROUNDS} news, row to socket: ${at(0.5)} ms in the middle, 95 % ${at(0.95)} ms, most ${at(0.9999)} ms`,
  ]
}
