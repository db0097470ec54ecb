import { firstPriorities } from '@tailorbird/contracts'
import { failJob } from '@tailorbird/db'
import { createEngine } from '@tailorbird/llm'
import { startWorker } from '@tailorbird/queue'
import { createLogger, runProcess } from '@tailorbird/runtime'
import { readWorkerConfig } from './config.ts'
import { goOn } from './go-on.ts'
import { runWaitingCheck } from './doctor/run-waiting-check.ts'
import { hearCancellations } from './hear-cancellations.ts'
import { isOutage } from './outage.ts'
import { openParts } from './parts.ts'
import { openSharedPace } from './pace/shared-pace.ts'
import { sayPause } from './tailor/say-pause.ts'
import { openTexts } from './tailor/open-texts.ts'
import { createGate } from './tailor/gate.ts'
import { repeat } from './tailor/repeat.ts'
import { settleSuggestions } from './tailor/settle-suggestions.ts'
import { sweep } from './tailor/sweep.ts'
import { takeUp } from './tailor/take-up.ts'
import { startUpkeep } from './upkeep/start-upkeep.ts'

const log = createLogger('tailor', process.env['LOG_LEVEL'] ?? 'info')

await runProcess(log, 25_000, async (opened) => {
  const config = readWorkerConfig(process.env)
  const parts = openParts(config, log, opened)
  const texts = openTexts(config, log, opened)
  const { model, modelLimits } = config
  const pace = await openSharedPace(parts.db, modelLimits, model.timeoutMs, log)
  const engine = createEngine({ ...model, pace })
  const gate = createGate()
  const worker = await startWorker(parts.backend, {
    queue: 'tailor',
    handlers: {
      'tailor-resume': (context) => takeUp({ ...parts, texts }, engine, gate, context),
    },
    // Whose fault it is shows in the rows: who only waited beside it would be given up, too.
    maxStalls: 1000,
    concurrency: config.tailorConcurrency,
    room: { places: Math.floor(config.tailorConcurrency / 2), priorities: firstPriorities },
    log,
    handBackAfterMs: 15_000,
    isOutage,
    onPause: (_name, job, until) => sayPause(parts, job, until),
    onGiveUp: async (_name, { jobId, attempt }, code) => {
      await goOn(parts, await failJob(parts.db, { id: jobId, attempt }, code))
    },
  })
  opened.defer(() => worker.close())
  await hearCancellations(config.DATABASE_URL, log, opened, (news) =>
    worker.cancel('tailor-resume', news),
  )
  opened.defer(repeat('sweep', () => sweep(parts), 5000, log))
  opened.defer(repeat('settling', () => settleSuggestions({ ...parts, texts }), 1000, log))
  const stopping = new AbortController()
  const check = () => runWaitingCheck({ ...parts, texts }, config.model, stopping.signal)
  opened.defer(repeat('checking the AI service', check, 1000, log))
  opened.defer(() => stopping.abort())
  await startUpkeep(parts, opened)
  log.info(
    { engine: engine.name, queue: parts.backend.kind, concurrency: config.tailorConcurrency },
    'ready',
  )
  process.send?.('ready')
})
