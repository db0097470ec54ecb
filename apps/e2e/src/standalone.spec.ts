import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readPdf } from './pdf-text.ts'
import { makePreparedSettings } from './prepared.ts'
import { findProcesses } from './processes.ts'
import { makeSettings, startProduct, startProgram, type Product } from './product.ts'
import { POSTING, RESUME } from './samples.ts'
import { openVisitor, type Visitor } from './visitor.ts'

const MAIN = new URL('../../standalone/src/main.ts', import.meta.url).pathname

type Settings = Awaited<ReturnType<typeof makeSettings>>

test.describe('one product from its start to its next one', () => {
  test.describe.configure({ mode: 'serial', timeout: 150_000 })
  let settings: Settings
  let product: Product
  test.beforeAll(async () => {
    settings = await makePreparedSettings()
    product = await startProduct(settings)
  })
  test.afterAll(async () => {
    await product.stop()
    await settings.clear()
  })

  test('the log tells each step by ids, without a word of the resume or the posting', async () => {
    const visitor = await openVisitor(product.url)
    await visitor.tailor(RESUME, POSTING)
    await expectDone(visitor, 1)
    const readLog = () => readFile(join(settings.dataDir, 'tailorbird.log'), 'utf8')
    const listSteps = async () => {
      const lines = (await readLog())
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
      const requestId = lines.find(({ msg }) => msg === 'jobs accepted')?.['requestId']
      return lines.filter((line) => line['requestId'] === requestId).map(({ msg }) => msg)
    }
    const steps = [
      'jobs accepted',
      'work started',
      'tailored',
      'rendered',
      'work finished',
      'request answered',
    ]
    await expect.poll(listSteps).toEqual(expect.arrayContaining(steps))
    const log = await readLog()
    for (const word of ['Lindqvist', 'LINDQVIST', 'Cascade', 'telemetry', 'Bayview', '555-0142']) {
      expect(log).not.toContain(word)
    }
  })

  test('a second copy in the same data folder is refused', async () => {
    const second = await makeSettings({ DATA_DIR: settings.dataDir })
    const program = startProgram(process.execPath, [MAIN], second.env)
    expect(await program.exit).toBe(1)
    expect(program.printed()).toContain('already runs from')
    await second.clear()
  })

  test('a worker that is killed is started again, and its job goes on', async () => {
    const visitor = await openVisitor(product.url)
    const running = await findProcesses(settings.dataDir)
    const worker = running.find(({ command }) => command.includes('tailor.main'))
    process.kill(worker?.pid ?? 0, 'SIGKILL')
    // On a busy machine the API answers before the worker is back.
    await visitor.tailor(RESUME, POSTING).catch(() => undefined)
    await expectDone(visitor, 1)
    expect((await visitor.tailor(RESUME, POSTING)).tailoredContent).toContain(
      'Cascade General Hospital',
    )
  })

  test('a database that is killed is started again under processes that stay up', async () => {
    const visitor = await openVisitor(product.url)
    const { id } = await visitor.tailor(RESUME, POSTING)
    const listOurs = async () =>
      (await findProcesses(settings.dataDir))
        .filter(
          ({ command }) => command.includes('.main.ts') || command.includes('api/src/main.ts'),
        )
        .map(({ pid }) => pid)
    const ours = await listOurs()
    const folder = join(settings.dataDir, 'postgres')
    const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    // Until its absence was seen it can't start.
    await rename(join(folder, 'PG_VERSION'), join(folder, 'away'))
    process.kill(Number(pid), 'SIGKILL')
    const readState = async () => (await visitor.get('/health/ready')).status
    await expect.poll(readState).toBe(503)
    await rename(join(folder, 'away'), join(folder, 'PG_VERSION'))
    await expect.poll(readState).toBe(200)
    const stored = await visitor.get(`/api/resume/${id}`)
    expect(stored.status).toBe(200)
    // The API may answer 202 before its ears are back; the job is done all the same.
    await visitor.tailor(RESUME, `${POSTING}\nNight shifts.`).catch(() => undefined)
    await expectDone(visitor, 2)
    expect(await listOurs()).toEqual(ours)
    expect(ours.length).toBeGreaterThanOrEqual(3)
  })

  test('stopping leaves nothing running, and starting again finds the data', async () => {
    const visitor = await openVisitor(product.url)
    const resume = await visitor.tailor(RESUME, POSTING)
    await visitor.fetchPdf(resume.id)
    expect(await product.stop()).toBe(0)
    expect(await findProcesses(settings.dataDir)).toEqual([])

    product = await startProduct(settings)
    const stored = await visitor.get(`/api/resume/${resume.id}`)
    expect(await stored.json()).toEqual(resume)
    const a4 = await readPdf(await visitor.fetchPdf(resume.id, 'a4'))
    expect([Math.round(a4.width), Math.round(a4.height)]).toEqual([595, 842])
  })

  test('when it is killed itself, its processes stop, and the next start works', async () => {
    product.program.child.kill('SIGKILL')
    const others = async () =>
      (await findProcesses(settings.dataDir)).filter(({ command }) =>
        /main\.ts|chrom/.test(command),
      )
    await expect.poll(others, { timeout: 20_000 }).toEqual([])
    product = await startProduct(settings)
    expect(await product.stop()).toBe(0)
    expect(await findProcesses(settings.dataDir)).toEqual([])
  })
})

/** Waits for a visitor's jobs. Work that was under way when a process was killed counts as stalled first. */
async function expectDone(visitor: Visitor, count: number): Promise<void> {
  const statuses = async () => (await visitor.listJobs()).map(({ status }) => status)
  await expect.poll(statuses, { timeout: 90_000 }).toEqual(Array(count).fill('done'))
}

// First starts, which make everything anew.
let settings: Settings
test.beforeEach(async () => void (settings = await makeSettings()))
test.afterEach(() => settings.clear())

for (const moment of ['is starting', 'postgres.log', 'browser']) {
  test(`Ctrl-C in the middle of the start (${moment}) leaves nothing running`, async () => {
    const program = startProgram(process.execPath, [MAIN], settings.env)
    const there = join(settings.dataDir, moment)
    if (moment === 'is starting') await program.saying(moment)
    else await expect.poll(() => existsSync(there), { intervals: [20] }).toBe(true)
    program.interrupt()
    expect(await program.exit).toBe(0)
    expect(await findProcesses(settings.dataDir)).toEqual([])
  })
}

test('a taken port is said in one sentence', async () => {
  const taken = createServer().listen(Number(settings.env.PORT), '127.0.0.1')
  const program = startProgram(process.execPath, [MAIN], settings.env)
  expect(await program.exit).toBe(1)
  taken.close()
  expect(program.printed()).toMatch(
    /^Port \d+ is taken by another program\. .*PORT=\d+ npx pnpm@12 start\n$/,
  )
})

test('a broken data folder is said in one sentence', async () => {
  await mkdir(join(settings.dataDir, 'postgres'))
  const program = startProgram(process.execPath, [MAIN], settings.env)
  expect(await program.exit).toBe(1)
  expect(program.printed()).toContain('postgres is broken: it has no PG_VERSION.')
  await rm(settings.dataDir, { recursive: true })
  await writeFile(settings.dataDir, 'a file where the folder should be')
  const other = startProgram(process.execPath, [MAIN], settings.env)
  expect(await other.exit).toBe(1)
  expect(other.printed()).toContain("can't be written to")
})

test('a missing browser is said in one sentence', async () => {
  const program = startProgram(process.execPath, [MAIN], {
    ...settings.env,
    PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome',
  })
  expect(await program.exit).toBe(1)
  expect(program.printed()).toContain('PUPPETEER_EXECUTABLE_PATH')
  expect(await findProcesses(settings.dataDir)).toEqual([])
})
