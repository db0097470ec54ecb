import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { RESUME } from '../src/samples.ts'
import { openVisitor } from '../src/visitor.ts'
import { expectWhole, untilEnded } from './expect-whole.ts'
import { startFleet, type Fleet } from './fleet.ts'
import { listen } from './listen.ts'
import { newJobs, openPerson } from './person.ts'

const FREE = 4

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet({
    apis: 2,
    tailors: 1,
    renders: 1,
    env: {
      FREE_GENERATIONS: String(FREE),
      FREE_GENERATIONS_PER_NETWORK: '1000',
      SUBMISSIONS_PER_OWNER: '1000',
      SUBMISSIONS_PER_NETWORK: '1000',
      NEW_VISITORS_PER_NETWORK: '1000',
    },
  })
}, 240_000)
afterAll(() => fleet.close())
afterEach(async () => {
  fleet.thinking.latencyMs = 300
  await expectWhole(fleet)
}, 300_000)

const at = (replica: number) => fleet.urls[replica % fleet.urls.length] ?? ''
/** The same browser at another replica: a balancer sends its calls to any. */
const headersAt = (replica: number, headers: Record<string, string>) => ({
  ...headers,
  origin: at(replica),
})
const post = (replica: number, headers: Record<string, string>, path: string, body: unknown) =>
  fetch(at(replica) + path, {
    method: 'POST',
    headers: headersAt(replica, headers),
    body: JSON.stringify(body),
  })

test('50 racing requests at two replicas with one generation left: one is accepted', async () => {
  const person = await openPerson(fleet)
  await person.handIn(FREE - 1)
  await untilEnded(fleet)
  const { headers } = person.visitor
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      post(index, headers, '/api/jobs', {
        mode: 'batch',
        originalContent: RESUME,
        jobs: newJobs(1),
      }),
    ),
  )
  const counts = Map.groupBy(answers, ({ status }) => status)
  expect([counts.get(202)?.length, counts.get(402)?.length]).toEqual([1, 49])
}, 300_000)

test('the same submission many times at two replicas is one; another body under its ids is refused', async () => {
  const { visitor } = await openPerson(fleet)
  const body = { mode: 'batch', originalContent: RESUME, jobs: newJobs(2) }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => post(index, visitor.headers, '/api/jobs', body)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as { batchId: string }),
  )
  expect(new Set(bodies.map(({ batchId }) => batchId)).size).toBe(1)
  const other = { ...body, jobs: body.jobs.map(({ id }) => ({ id, jobDescription: 'Gardener' })) }
  for (const replica of [0, 1])
    expect((await post(replica, visitor.headers, '/api/jobs', other)).status).toBe(409)
}, 300_000)

test('another owner’s job, batch, resume, PDF, archive and news: 404, and nothing is heard', async () => {
  const [owner, stranger] = [await openPerson(fleet), await openPerson(fleet, 1)]
  using overheard = listen(stranger.url, {
    cookie: stranger.visitor.headers.cookie,
    origin: stranger.url,
  })
  expect(await overheard.outcome).toBe('open')
  const [id = ''] = await owner.handIn(1)
  await untilEnded(fleet)
  const job = await fleet.db
    .selectFrom('jobs')
    .select(['batch_id', 'resume_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const paths = [
    `/api/batches/${job.batch_id}`,
    `/api/batches/${job.batch_id}/archive`,
    ...['', '/pdf', '/markdown', '/original', '/request', '/earlier'].map(
      (part) => `/api/resume/${job.resume_id}${part}`,
    ),
  ]
  for (const path of paths) {
    expect([path, (await owner.visitor.get(path)).status]).toEqual([path, 200])
    for (const replica of [0, 1]) {
      const headers = headersAt(replica, stranger.visitor.headers)
      expect([path, (await fetch(at(replica) + path, { headers })).status]).toEqual([path, 404])
    }
  }
  for (const replica of [0, 1])
    for (const what of ['cancel', 'retry'])
      expect(
        (await post(replica, stranger.visitor.headers, `/api/jobs/${id}/${what}`, {})).status,
      ).toBe(404)
  expect(overheard.heard).toEqual([])
}, 300_000)

test('a socket of another origin or without a cookie is refused; one whose session ends elsewhere is dropped', async () => {
  const { headers } = await openVisitor(at(0))
  const { cookie } = headers
  for (const refused of [
    { cookie, origin: 'https://elsewhere.example' },
    { origin: at(1) },
    { cookie: 'tailorbird_device=made-up.sig', origin: at(1) },
  ]) {
    using socket = listen(at(1), refused)
    expect(await socket.outcome).toBe('refused')
  }
  const account = {
    username: 'somebody',
    email: `somebody.${Date.now()}@example.com`,
    password: 'long-enough-to-be-safe',
  }
  const registered = await post(0, headers, '/api/auth/register', account)
  expect(registered.status).toBeLessThan(300)
  const signedIn = [cookie, ...registered.headers.getSetCookie().map((one) => one.split(';')[0])]
  const session = { ...headers, cookie: signedIn.join('; ') }
  using socket = listen(at(1), { cookie: session.cookie, origin: at(1) })
  expect(await socket.outcome).toBe('open')
  const dropped = once(socket.socket as never, 'disconnect', {
    signal: AbortSignal.timeout(30_000),
  })
  expect((await post(0, session, '/api/auth/logout', {})).status).toBeLessThan(300)
  await dropped
}, 300_000)

test('a socket lost with its replica at 30 % comes back after the end: what changed since is 100', async () => {
  fleet.thinking.latencyMs = 2500
  const person = await openPerson(fleet)
  using listener = listen(person.url, { cookie: person.visitor.headers.cookie, origin: person.url })
  expect(await listener.outcome).toBe('open')
  const [id = ''] = await person.handIn(1)
  await vi.waitFor(() => expect(listener.heard.at(-1)?.progress).toBe(30), 20_000)
  const [replica] = fleet.apis
  await replica?.send('SIGKILL')
  await untilEnded(fleet)
  const back = once(listener.socket as never, 'connect', { signal: AbortSignal.timeout(20_000) })
  await replica?.start()
  await back
  const rev = listener.heard.at(-1)?.rev ?? 0
  const answer = await person.visitor.get(`/api/jobs?since=${rev}`)
  const { jobs } = (await answer.json()) as { jobs: { id: string; progress: number }[] }
  expect(jobs.map((job) => [job.id, job.progress])).toEqual([[id, 100]])
}, 300_000)
