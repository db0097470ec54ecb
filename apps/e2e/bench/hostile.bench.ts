// One client sends 300 hostile bodies to each call that takes one; how long do others wait meanwhile?
// pnpm bench:hostile [seconds for each call, 20 unless given] [part of the only calls' path]
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import {
  listAccountRoutes,
  listTextRoutes,
  startStripeServer,
  type StripeServer,
} from '@tailorbird/fakes'
import { makeSettings, startProduct } from '../src/product.ts'
import { POSTING, RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'
import type { Attack, Attacked } from './hostile-client.ts'
import { measureVisitor, quantile, type Waits } from './measure-visitor.ts'

const SECONDS = Number(process.argv[2] ?? 20)
const ONLY = process.argv[3] ?? ''
const AT_ONCE = 6
const BEFORE_MS = 10_000
/** A page of the list is full then. */
const WARM_UP = 100
const LIST_BAR_MS = 250
const JOB_BAR = 2
/** So that the hostile client has an address of its own, as in life. */
const PROXY = { TRUSTED_PROXIES: 'loopback' }
const HOSTILE_NETWORK = '203.0.113'
const MANY = '1000000'
const RAISED = {
  REQUESTS_PER_OWNER: MANY,
  REQUESTS_PER_NETWORK: MANY,
  SUBMISSIONS_PER_OWNER: MANY,
  SUBMISSIONS_PER_NETWORK: MANY,
  JOBS_PER_NETWORK: MANY,
  JOBS_WAITING_PER_OWNER: MANY,
  STORED_MB_PER_OWNER: '20000',
  STORED_MB_PER_NETWORK: '20000',
  SIGN_INS_PER_ADDRESS: MANY,
}

const HEAD = `${''.padEnd(34)}${['list 50%', '95%', 'max', 'job 50%', '95%', 'max'].map((head) => head.padStart(9)).join('')}`

process.stdout.write(
  `${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, ${AT_ONCE} hostile calls at once\n`,
)
await measureProduct('with the limits as they are', {})
await measureProduct('with the limits raised', RAISED)

/** Starts a product and attacks each of its calls. */
async function measureProduct(title: string, limits: Record<string, string>): Promise<void> {
  const stripe = await startStripeServer()
  const settings = await makeSettings({ ...paymentsOn(stripe), ...PROXY, ...limits })
  const product = await startProduct(settings)
  try {
    const visitor = await openVisitor(product.url)
    for (let run = 0; run < WARM_UP; run += 1) await visitor.tailor(RESUME, `${POSTING}\n${run}`)
    const before = await measureVisitor(visitor, AbortSignal.timeout(BEFORE_MS))
    process.stdout.write(`\n${title}\n${HEAD}\n${toLine('before', before)}\n`)
    const routes = [...listTextRoutes('{id}'), ...listAccountRoutes()]
    for (const [place, { method, path }] of routes.entries()) {
      if (!path.includes(ONLY)) continue
      const done = new AbortController()
      const measuring = measureVisitor(visitor, done.signal)
      const attacking = attack(product.url, place).finally(() => done.abort())
      const [attacked, waits] = await Promise.all([attacking, measuring])
      report(`${method} ${path}`, before, waits, attacked)
    }
  } finally {
    await product.stop()
    await settings.clear()
    await stripe.close()
  }
}

/** Payments as they would be, and generations enough for everybody. */
function paymentsOn(stripe: StripeServer): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    FREE_GENERATIONS: MANY,
    FREE_GENERATIONS_PER_NETWORK: MANY,
  }
}

/** Sends one call's bodies, as somebody with an account and a result; what that stored is gone at the end. */
async function attack(url: string, place: number): Promise<Attacked> {
  const address = { 'x-forwarded-for': `${HOSTILE_NETWORK}.${place + 1}` }
  const hostile = await openVisitor(url, address)
  const { id: resumeId } = await hostile.tailor(RESUME, POSTING)
  const registered = await hostile.post('/api/auth/register', {
    username: `Mallory ${place}`,
    email: `mallory-${place}@example.org`,
    password: 'battery staple',
  })
  if (registered.status !== 200) throw new Error(`registering: ${registered.status}`)
  const cookies = registered.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const headers = { ...hostile.headers, cookie: [hostile.headers.cookie, ...cookies].join('; ') }
  const told: Attack = {
    url,
    headers: { ...headers, prefer: 'respond-async' },
    resumeId,
    place,
    atOnce: AT_ONCE,
    forMs: SECONDS * 1000,
  }
  const client = fork(new URL('hostile-client.ts', import.meta.url), [JSON.stringify(told)])
  // In life it has cores of its own.
  if (process.platform === 'linux')
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(client.pid)])
  const [attacked] = (await once(client, 'message')) as [Attacked]
  await fetch(`${url}/api/data`, { method: 'DELETE', headers })
  await delay(1000)
  return attacked
}

function report(call: string, before: Waits, during: Waits, attacked: Attacked): void {
  const { sent, statuses, longest, longestMs, failed } = attacked
  const answers = Object.entries(statuses).map(([status, times]) => `${times} x ${status}`)
  process.stdout.write(
    `${toLine(call, during)}  ${sent} sent: ${answers.join(', ')}; longest ${longestMs.toFixed(0)} ms (${longest})\n`,
  )
  const isLate =
    quantile(during.lists, 1) >= LIST_BAR_MS ||
    quantile(during.jobs, 0.5) > JOB_BAR * quantile(before.jobs, 0.5)
  if (isLate) process.stdout.write('  misses a bar\n')
  for (const one of failed) process.stdout.write(`  failed: ${one}\n`)
  if (isLate || failed.length > 0) process.exitCode = 1
}

/** Middle, 95 % and longest, of lists and of jobs. */
function toLine(call: string, { lists, jobs }: Waits): string {
  const times = [lists, jobs].flatMap((all) => [0.5, 0.95, 1].map((share) => quantile(all, share)))
  return call.padEnd(34) + times.map((ms) => ms.toFixed(0).padStart(9)).join('')
}
