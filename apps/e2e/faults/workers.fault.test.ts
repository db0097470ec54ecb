import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findDescendants, type RunningProcess } from '../src/processes.ts'
import { expectWhole, untilEnded } from './expect-whole.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { openPerson } from './person.ts'
import type { Service } from './service.ts'

let fleet: Fleet
beforeAll(async () => (fleet = await startFleet({ apis: 1, tailors: 2, renders: 1 })), 240_000)
afterAll(() => fleet.close())
afterEach(async () => {
  fleet.thinking.latencyMs = 300
  await expectWhole(fleet)
}, 300_000)

const progressOf = async (id = '') =>
  (
    await fleet.db
      .selectFrom('jobs')
      .select('progress')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).progress
/** Kills a process and starts it again, as compose does. */
async function killAndRestart(service: Service | undefined) {
  await service?.send('SIGKILL')
  await service?.start()
}

test('workers that are killed at 10, 30 and 70 %: another goes on; one result, one call to pay', async () => {
  fleet.thinking.latencyMs = 1500
  const person = await openPerson(fleet)
  const ids = await person.handIn(6)
  await vi.waitFor(async () => expect(await progressOf(ids[0])).toBeGreaterThanOrEqual(10), 120_000)
  await killAndRestart(fleet.tailors[0])
  await vi.waitFor(async () => expect(await progressOf(ids[3])).toBeGreaterThanOrEqual(30), 120_000)
  await killAndRestart(fleet.tailors[1])
  await vi.waitFor(async () => expect(await progressOf(ids[0])).toBeGreaterThanOrEqual(70), 120_000)
  await killAndRestart(fleet.renders[0])
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 6 })
}, 300_000)

test('a job that kills its worker four times ends as worker_crashed, and takes nobody with it', async () => {
  fleet.thinking.latencyMs = 1000
  const person = await openPerson(fleet)
  const innocent = await person.handIn(6)
  const other = await openPerson(fleet)
  const [killer = ''] = await other.handIn(1, 'queue', 'Kubernetes')
  let deaths = 0
  const stop = new AbortController()
  const murder = (async () => {
    while (!stop.signal.aborted) {
      const asked = fleet.model.requests.filter(({ body }) =>
        JSON.stringify(body).includes('Kubernetes'),
      ).length
      if (asked > deaths) {
        // Whoever asked for it: the one that has its call open.
        const holder = await findHolder(fleet, killer)
        deaths = asked
        await killAndRestart(holder)
      }
      await delay(50)
    }
  })()
  await untilEnded(fleet, 150_000)
  stop.abort()
  await murder
  expect(deaths).toBe(4)
  expect(await person.statuses([killer])).toEqual({ worker_crashed: 1 })
  expect(await person.statuses(innocent)).toEqual({ done: 6 })
}, 300_000)

/** The worker whose log says that it began the job last. */
async function findHolder({ tailors, readLog }: Fleet, jobId: string) {
  const lines = (await readLog()).split('\n').filter((line) => line.includes('"work started"'))
  const last = lines.findLast((line) => line.includes(jobId))
  const { pid } = JSON.parse(last ?? '{}') as { pid?: number }
  return tailors.find((service) => service.pid() === pid)
}

test('SIGTERM during jobs: finished or handed back, exit 0', async () => {
  fleet.thinking.latencyMs = 2000
  const person = await openPerson(fleet)
  const ids = await person.handIn(6)
  await vi.waitFor(async () => expect(await progressOf(ids[0])).toBeGreaterThanOrEqual(30), 120_000)
  for (const service of [...fleet.tailors, ...fleet.renders]) {
    expect(await service.stop()).toBe(0)
    await service.start()
  }
  await untilEnded(fleet)
  expect(await person.statuses(ids)).toEqual({ done: 6 })
}, 300_000)

test('Chromium is killed in mid PDF, then a page’s process, then the renderer: each PDF is printed', async () => {
  fleet.thinking.latencyMs = 100
  const person = await openPerson(fleet)
  const [renderer] = fleet.renders
  for (const kill of [
    (pids: RunningProcess[]) => pids.filter(({ command }) => !command.includes('--type=')),
    (pids: RunningProcess[]) => pids.filter(({ command }) => command.includes('--type=renderer')),
    undefined,
  ]) {
    const ids = await person.handIn(4)
    await vi.waitFor(async () => expect(await progressOf(ids[0])).toBeGreaterThanOrEqual(70), {
      timeout: 60_000,
      interval: 20,
    })
    if (!kill) await killAndRestart(renderer)
    else
      for (const { pid } of kill(await findDescendants(renderer?.pid() ?? 0)))
        process.kill(pid, 'SIGKILL')
    await untilEnded(fleet, 120_000)
    expect(await person.statuses(ids)).toEqual({ done: 4 })
  }
}, 300_000)

test('a worker that stands still for 40 s: another runs its jobs, and what it does then changes nothing', async () => {
  fleet.thinking.latencyMs = 1500
  const person = await openPerson(fleet)
  const ids = await person.handIn(6)
  await vi.waitFor(async () => expect(await progressOf(ids[0])).toBeGreaterThanOrEqual(30), 120_000)
  const [frozen] = fleet.tailors
  await frozen?.send('SIGSTOP')
  const begin = performance.now()
  await untilEnded(fleet)
  await delay(Math.max(0, 40_000 - (performance.now() - begin)))
  await frozen?.send('SIGCONT')
  await delay(2000)
  expect(await person.statuses(ids)).toEqual({ done: 6 })
}, 300_000)
