import { failRendering } from '@tailorbird/db'
import { createPdfRenderer } from '@tailorbird/pdf'
import { startWorker } from '@tailorbird/queue'
import { createLogger, runProcess, StartError } from '@tailorbird/runtime'
import { readWorkerConfig } from './config.ts'
import { goOn } from './go-on.ts'
import { hearCancellations } from './hear-cancellations.ts'
import { isOutage } from './outage.ts'
import { openParts } from './parts.ts'
import { cancelRendering } from './render/cancel-rendering.ts'
import { renderPdf } from './render/render-pdf.ts'

const log = createLogger('render', process.env['LOG_LEVEL'] ?? 'info')

await runProcess(log, 25_000, async (opened) => {
  const config = readWorkerConfig(process.env)
  const parts = openParts(config, log, opened)
  const renderer = await createPdfRenderer({
    executablePath: config.PUPPETEER_EXECUTABLE_PATH,
    cacheDir: config.BROWSER_CACHE_DIR,
    allowNoSandbox: config.PDF_ALLOW_NO_SANDBOX === '1',
    pages: config.RENDER_CONCURRENCY,
    log: (event, details) => log.info(details, event),
  }).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error })
  })
  opened.defer(() => renderer.close())
  const worker = await startWorker(parts.backend, {
    queue: 'render',
    handlers: { 'render-pdf': (context) => renderPdf(parts, renderer, context) },
    concurrency: config.RENDER_CONCURRENCY,
    log,
    handBackAfterMs: 15_000,
    isOutage,
    onGiveUp: async (_name, pdf, code) => {
      await goOn(parts, await failRendering(parts.db, pdf, code))
    },
  })
  opened.defer(() => worker.close())
  await hearCancellations(config.DATABASE_URL, log, opened, (news) =>
    cancelRendering(parts, worker, news),
  )
  log.info({ queue: parts.backend.kind, concurrency: config.RENDER_CONCURRENCY }, 'ready')
  process.send?.('ready')
})
