// The main job over HTTP with the offline engine, one at a time, warm: pnpm bench:main-job
import { availableParallelism } from 'node:os'
import { makeSettings, startProduct } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'

const WARM_UP = 10
const RUNS = 100

const settings = await makeSettings()
const firstStart = performance.now()
let product = await startProduct(settings)
const firstStartMs = performance.now() - firstStart
await product.stop()
const laterStart = performance.now()
product = await startProduct(settings)
const laterStartMs = performance.now() - laterStart

const toResult: number[] = []
const toPdf: number[] = []
const bare: number[] = []
try {
  const visitor = await openVisitor(product.url)
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const begin = performance.now()
    const resume = await visitor.tailor(RESUME, `${POSTING}\nReference ${run}`)
    const result = performance.now()
    await visitor.fetchPdf(resume.id)
    const pdf = performance.now()
    await (await visitor.get('/health/live')).text()
    const live = performance.now()
    if (run < WARM_UP) continue
    toResult.push(result - begin)
    toPdf.push(pdf - result)
    bare.push(live - pdf)
  }
} finally {
  await product.stop()
  await settings.clear()
}

process.stdout.write(
  [
    `${availableParallelism()} cores, Node ${process.version}, ${RUNS} runs after ${WARM_UP}`,
    row('request to result', toResult),
    row('result to PDF', toPdf),
    row('an empty request', bare),
    `first start ${seconds(firstStartMs)}, later start ${seconds(laterStartMs)}`,
    '',
  ].join('\n'),
)

function row(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  return `${name}: median ${at(0.5)}, 95 % ${at(0.95)}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
