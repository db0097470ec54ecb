// API and workers killed at random points of buying and tailoring; then jobs, ledger and payments have to agree:
// pnpm bench:crash [kills, 100 unless given]
import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { createDb, type Db } from '@tailorbird/db'
import { audit } from '@tailorbird/db/testing'
import { startStripeServer, type StripeServer } from '@tailorbird/fakes'
import { findProcesses } from '../src/processes.ts'
import { makeSettings, startProduct, type Product } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'
import { countRows } from './count-rows.ts'

const KILLS = Number(process.argv[2] ?? 100)
const VISITORS = 4
const JOBS_EACH = 5
const TARGETS = ['api/src/main', 'tailor.main', 'render.main']
const END_WITHIN_MS = 180_000

const stripe = await startStripeServer()
const settings = await makeSettings({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
  FREE_GENERATIONS: '2',
  FREE_GENERATIONS_PER_NETWORK: '1000000',
})
stripe.webhooks.sendTo(`${settings.url}/api/webhooks/stripe`)
const product = await startProduct(settings)
const db = await openDatabase(settings.dataDir)
const stop = new AbortController()
const begin = performance.now()
try {
  const visitors = Array.from({ length: VISITORS }, () => live(product.url, stripe, stop.signal))
  const killed = await killAtRandom(settings.dataDir, product, KILLS)
  stop.abort()
  const rounds = await Promise.all(visitors)
  await settle(db, product, stripe)
  const found = await audit(db)
  const counts = await countRows(db)
  process.stdout.write(
    `${killed} kills in ${((performance.now() - begin) / 1000).toFixed(0)} s, ${sum(rounds)} purchases by ${VISITORS} visitors: ${JSON.stringify(counts)}\n${found.length === 0 ? 'everything agrees' : found.join('\n')}\n`,
  )
  process.exitCode = found.length === 0 ? 0 : 1
} finally {
  stop.abort()
  await db.destroy()
  await product.stop()
  await stripe.close()
  await settings.clear()
}

/** Buys and tailors again and again, as new visitors; calls that fail are repeated with the same ids. */
async function live(url: string, payments: StripeServer, signal: AbortSignal): Promise<number> {
  let rounds = 0
  while (!signal.aborted) {
    const visitor = await insist(() => openVisitor(url), signal)
    if (!visitor) break
    const intent = await insist(async () => {
      const answer = await visitor.post('/api/create-payment-intent', {
        planId: 'basic',
        amount: 10,
      })
      if (answer.status !== 200) throw new Error(String(answer.status))
      return (await answer.json()) as { clientSecret: string }
    }, signal)
    if (!intent) break
    payments.confirm(intent.clientSecret.replace(/_secret_.*$/, ''))
    const jobs = Array.from({ length: JOBS_EACH }, () => ({
      id: randomUUID().replaceAll('-', '').slice(0, 21),
      jobDescription: `${POSTING}\nReference ${randomUUID()}`,
    }))
    // Until the webhook has granted it there are two free ones: 402 is an answer that may change.
    await insist(async () => {
      const body = { mode: rounds % 2 ? 'queue' : 'batch', originalContent: RESUME, jobs }
      const answer = await visitor.post('/api/jobs', body)
      if (answer.status !== 202) throw new Error(String(answer.status))
    }, signal)
    rounds += 1
  }
  return rounds
}

async function insist<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch {
      await delay(300)
    }
  }
  return undefined
}

/** Kills one process after another, each when it has been back for a moment. @returns how many */
async function killAtRandom(named: string, { url }: Product, kills: number): Promise<number> {
  let killed = 0
  while (killed < kills) {
    await delay(randomInt(200, 2500))
    const target = TARGETS[randomInt(TARGETS.length)] ?? ''
    const running = await findProcesses(named)
    const victim = running.find(({ command }) => command.includes(target))
    const ready = await fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!victim || !ready) continue
    process.kill(victim.pid, 'SIGKILL')
    killed += 1
    if (killed % 10 === 0) process.stderr.write(`${killed} killed\n`)
  }
  return killed
}

/** Waits until every job has ended, after all webhooks have been sent once more, as Stripe does for days. */
async function settle(rows: Db, { url }: Product, payments: StripeServer): Promise<void> {
  const end = performance.now() + END_WITHIN_MS
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok || performance.now() > end) break
    await delay(500)
  }
  for (const event of payments.events) await payments.webhooks.deliver(event)
  while (performance.now() < end) {
    const { waiting } = await countRows(rows)
    if (waiting === 0) return
    await delay(1000)
  }
}

/** The embedded database's address is known to the processes that use it. */
async function openDatabase(named: string): Promise<ReturnType<typeof createDb>> {
  const running = await findProcesses(named)
  const worker = running.find(({ command }) => command.includes('tailor.main'))
  const environment = await readFile(`/proc/${worker?.pid}/environ`, 'utf8')
  const url = environment
    .split('\0')
    .find((entry) => entry.startsWith('DATABASE_URL='))
    ?.slice('DATABASE_URL='.length)
  if (!url) throw new Error('The database’s address was not found.')
  return createDb({ url, max: 2, onError: () => undefined })
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
