import { startModelServer } from './model-server.ts'

/** Runs the model server as a process, for demos and whole-product tests: PORT, LATENCY_MS, CALLS_AT_ONCE. */
const server = await startModelServer({
  port: Number(process.env['PORT'] ?? 0),
  latencyMs: Number(process.env['LATENCY_MS'] ?? 0),
  atOnce: Number(process.env['CALLS_AT_ONCE'] ?? Infinity),
})
process.stdout.write(`model server: ${server.url}\n`)

const stop = () => {
  void server.close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
