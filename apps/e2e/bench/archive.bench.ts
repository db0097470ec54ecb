// The ZIP of 500 results: how soon it starts, and what it costs the API in memory: pnpm bench:archive [results]
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { BatchDto, BatchSummary } from '@tailorbird/contracts'
import { findProcesses } from '../src/processes.ts'
import { makeSettings, startProduct } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor, type Visitor } from '../src/visitor.ts'

const COUNT = Number(process.argv[2] ?? 500)
const GIVE_UP_MS = 900_000
const LOOK_MS = 10
const BARS = { firstByteMs: 1000, growthMb: 50 }

const settings = await makeSettings({ JOBS_PER_NETWORK: '1000000', FREE_GENERATIONS: '' })
const product = await startProduct(settings)
try {
  const visitor = await openVisitor(product.url)
  const batch = await tailorAll(visitor)
  const api = (await findProcesses(settings.dataDir)).find(({ command }) =>
    command.includes('api/src/main'),
  )
  if (!api) throw new Error('The API’s process was not found.')
  process.stdout.write(
    `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${COUNT} results\n`,
  )
  const jobIds = batch.jobs.map(({ id }) => id)
  const path = `/api/batches/${batch.batchId}/archive`
  const runs = [
    await measure('a batch', api.pid, () => visitor.get(path)),
    await measure('a choice', api.pid, () => visitor.post('/api/archive', { jobIds })),
    await measure('a batch, once more', api.pid, () => visitor.get(path)),
  ]
  const isGood = runs.every(
    ({ firstByteMs, growthMb }) => firstByteMs < BARS.firstByteMs && growthMb < BARS.growthMb,
  )
  process.stdout.write(isGood ? 'within the bars\n' : 'a bar is missed\n')
  process.exitCode = isGood ? 0 : 1
} finally {
  await product.stop()
  await settings.clear()
}

/** Has all of them made, PDFs too. */
async function tailorAll(visitor: Visitor): Promise<BatchDto> {
  const jobs = Array.from({ length: COUNT }, (_, at) => ({
    jobDescription: `Nurse ${at}\nClinic ${at}\n\n${POSTING}`,
  }))
  const sent = { originalContent: RESUME, mode: 'batch', jobs }
  const answer = await visitor.post('/api/jobs', sent)
  if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
  const batch = (await answer.json()) as BatchDto
  const end = performance.now() + GIVE_UP_MS
  for (;;) {
    const standing = await visitor.get(`/api/batches/${batch.batchId}`)
    const { totals } = (await standing.json()) as BatchSummary
    if (totals.done === COUNT) return batch
    if (totals.failed > 0 || performance.now() > end)
      throw new Error(`not all are done: ${JSON.stringify(totals)}`)
    await delay(1000)
  }
}

/** Downloads one ZIP, and watches the API's memory meanwhile. */
async function measure(name: string, pid: number, ask: () => Promise<Response>) {
  const before = readRss(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, readRss(pid))), LOOK_MS)
  const begin = performance.now()
  const answer = await ask()
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  let firstByteMs = 0
  let bytes = 0
  for await (const part of answer.body ?? []) {
    firstByteMs ||= performance.now() - begin
    bytes += (part as Uint8Array).byteLength
  }
  const ms = performance.now() - begin
  clearInterval(watch)
  const growthMb = most - before
  process.stdout.write(
    `${name}: first byte after ${firstByteMs.toFixed(0)} ms, ${(bytes / 1e6).toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s, API ${before.toFixed(0)} MB, at most ${growthMb.toFixed(0)} MB more\n`,
  )
  return { firstByteMs, growthMb }
}

/** What a process holds, in MB. */
function readRss(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
