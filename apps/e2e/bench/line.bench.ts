/**
 * The whole line as several processes, next to BullMQ alone: `pnpm bench:line [throughput] [scaling] [fairness] [news] [memory]`; all
 * of them without a word. Needs the cores for itself.
 */
import { availableParallelism, loadavg } from 'node:os'
import { measureFairness } from './line/fairness.ts'
import { measureMemory } from './line/memory.ts'
import { measureNews } from './line/news-latency.ts'
import { measureScaling } from './line/scaling.ts'
import { measureThroughput } from './line/throughput.ts'

const PARTS: Record<string, () => Promise<string[]>> = {
  throughput: async () => [
    ...(await measureThroughput('redis')),
    ...(await measureThroughput('postgres')),
  ],
  scaling: measureScaling,
  fairness: async () => [
    ...(await measureFairness('redis')),
    ...(await measureFairness('postgres')),
  ],
  news: measureNews,
  memory: measureMemory,
}

const wanted = process.argv.slice(2)
for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  const measure = PARTS[part]
  if (!measure) throw new Error(`${part} is none of ${Object.keys(PARTS).join(', ')}`)
  const lines = await measure()
  const machine = `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`
  process.stdout.write(`${part} (${machine})\n${lines.map((line) => `  ${line}\n`).join('')}`)
}
