import { failJob } from '@tailorbird/db'
import { createEngine } from '@tailorbird/llm'
import { startWorker } from '@tailorbird/queue'
import { createLogger, runProcess } from '@tailorbird/runtime'
import { readWorkerConfig } from './config.ts'
import { dispatchLanes } from './dispatch-lanes.ts'
import { hearCancellations } from './hear-cancellations.ts'
import { isOutage } from './outage.ts'
import { openParts } from './parts.ts'
import { openTexts } from './tailor/open-texts.ts'
import { startSweeping } from './tailor/sweep.ts'
import { tailorResume } from './tailor/tailor-resume.ts'
import { startUpkeep } from './upkeep/start-upkeep.ts'

const log = createLogger('tailor', process.env['LOG_LEVEL'] ?? 'info')

await runProcess(log, 25_000, async (opened) => {
  const config = readWorkerConfig(process.env)
  const parts = openParts(config, log, opened)
  const texts = openTexts(config, log, opened)
  const engine = createEngine({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    readPostings: config.OPENAI_READ_POSTINGS === '1',
  })
  const worker = await startWorker(parts.backend, {
    queue: 'tailor',
    handlers: { 'tailor-resume': (context) => tailorResume({ ...parts, texts }, engine, context) },
    concurrency: config.TAILOR_CONCURRENCY,
    log,
    handBackAfterMs: 15_000,
    isOutage,
    onGiveUp: async (_name, { jobId, attempt }, code) => {
      await dispatchLanes(parts, await failJob(parts.db, { id: jobId, attempt }, code))
    },
  })
  opened.defer(() => worker.close())
  await hearCancellations(config.DATABASE_URL, log, opened, (news) =>
    worker.cancel('tailor-resume', news),
  )
  opened.defer(startSweeping(parts, 5000))
  await startUpkeep(parts, opened)
  log.info(
    { engine: engine.name, queue: parts.backend.kind, concurrency: config.TAILOR_CONCURRENCY },
    'ready',
  )
  process.send?.('ready')
})
