import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PRODUCT_NAME } from '@tailorbird/contracts'
import { createLogger, runProcess, writeLine } from '@tailorbird/runtime'
import { runOnce, startChild, type Child } from './child.ts'
import { PROJECT, readStandaloneConfig } from './config.ts'
import { holdDataDir, readOrMakeSecret } from './data-dir.ts'
import { openDatabase } from './database.ts'
import { prepareDemoPayments } from './demo-payments.ts'
import { openLogFile, type LogFile } from './log-file.ts'
import { checkPort } from './port.ts'

const API = '../../api/src/main.ts'
const MIGRATE = '../../api/src/migrate.main.ts'
const TAILOR = '../../worker/src/tailor.main.ts'
const RENDER = '../../worker/src/render.main.ts'
const DEMO_PAYMENTS = import.meta.resolve('@tailorbird/fakes/stripe-server')

const settings = join(PROJECT, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)

const say = (line: string): boolean => process.stdout.write(`${line}\n`)
let logFile: LogFile | undefined
// People read the terminal, tools read the file.
const log = createLogger('standalone', process.env['LOG_LEVEL'] ?? 'info', {
  write: (line) => logFile && writeLine(logFile.fd, line),
})

await runProcess(log, 45_000, async (opened, { stop, ending }) => {
  const config = readStandaloneConfig(process.env)
  const { dataDir } = config
  const demo =
    config.TAILORBIRD_DEMO_PAYMENTS === '1' ? await prepareDemoPayments(config) : undefined
  await checkPort(config.HOST, config.PORT)
  opened.defer(await holdDataDir(dataDir))
  logFile = openLogFile(dataDir)
  const { path, fd, close: closeLog } = logFile
  opened.defer(closeLog)
  say(`${PRODUCT_NAME} is starting …`)
  opened.defer(
    () =>
      void say(`${PRODUCT_NAME} has stopped. Your data is in ${relative(process.cwd(), dataDir)}.`),
  )

  const onLost = () => {
    say(
      'The database ended and could not be started again. The reasons are in postgres.log in the data folder.',
    )
    stop('database lost')
  }
  const databaseUrl = await openDatabase(
    { given: config.DATABASE_URL, dataDir, log, onLost },
    opened,
  )
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SECRET: config.SECRET ?? (await readOrMakeSecret(dataDir)),
    BROWSER_CACHE_DIR: process.env['BROWSER_CACHE_DIR'] ?? join(dataDir, 'browser'),
    // What was compiled once starts sooner the next time.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(dataDir, 'compiled'),
    ...demo?.settings,
  }
  const child = (name: string, main: string) => ({ name, main, env, logFile: fd, log, ending })
  await runOnce(child('the migration of the database', MIGRATE))
  const children: Child[] = []
  // On the stack before they run: a stop in the middle of the start must find them.
  opened.defer(async () => {
    await Promise.all(children.map((running) => running.stop()))
  })
  if (demo) {
    const server = child('the demo of payments', DEMO_PAYMENTS)
    children.push(startChild({ ...server, env: { ...env, ...demo.server } }))
  }
  children.push(
    startChild(child('the API', API)),
    startChild(child('the tailor worker', TAILOR)),
    startChild(child('the PDF worker', RENDER)),
  )
  await Promise.all(children.map(({ ready }) => ready))
  opened.defer(() => void say('Stopping …'))
  log.info({ address: config.address }, 'ready')
  say(
    `${PRODUCT_NAME} is ready: ${config.address} (Ctrl-C stops it; the log is ${relative(process.cwd(), path)})`,
  )
  if (demo) say('Payments are a DEMO: nothing is charged. The card 4242 4242 4242 4242 pays.')
})
