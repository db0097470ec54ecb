import type { BatchDto, JobPage } from '@tailorbird/contracts'
import { audit } from '@tailorbird/db/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tailorAs } from '../../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { logIn, newPerson, register, signInElsewhere } from '../../testing/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    quota: 20,
  })
})
afterAll(() => api.close())

async function accept(browser: Browser, count: number): Promise<string[]> {
  const jobs = Array.from({ length: count }, (_, place) => ({
    jobDescription: `Gardener ${place}`,
  }))
  const body = { originalContent: '# Ada', mode: 'batch', jobs }
  const answer = await browser.post('/api/jobs', body)
  expect(answer.status).toBe(202)
  return ((await answer.json()) as BatchDto).jobs.map(({ id }) => id)
}
async function list(browser: Browser): Promise<Set<string>> {
  const { jobs } = (await (await browser.get('/api/jobs')).json()) as JobPage
  return new Set(jobs.map(({ id }) => id))
}
const usage = async (browser: Browser) => (await browser.get('/api/device-usage')).json()

test('what a visitor made is theirs after registering, and after signing out the browser has none of it', async () => {
  const browser = await openBrowser(api.url)
  const ids = await accept(browser, 3)
  await browser.post('/api/confirmed-skills', { skill: 'Grafting' })
  await register(api.url, browser)
  expect(await list(browser)).toEqual(new Set(ids))
  const skills = (await (await browser.get('/api/confirmed-skills')).json()) as object
  expect(skills).toMatchObject({ skills: [{ skill: 'Grafting' }] })

  await browser.post('/api/auth/logout')
  expect(await list(browser)).toEqual(new Set())
  // The device's free ones stay counted: signing out earns nothing.
  expect(await usage(browser)).toMatchObject({ left: 17 })
  const others = await accept(browser, 1)
  expect(await list(browser)).toEqual(new Set(others))
  expect(await audit(api.db)).toEqual([])
})

test('two devices that sign in at once bring all they have, once', async () => {
  const person = await register(api.url)
  const browsers = await Promise.all([openBrowser(api.url), openBrowser(api.url)])
  const ids = await Promise.all(browsers.map((browser) => accept(browser, 3)))
  const answers = await Promise.all(browsers.map((browser) => logIn(browser, person.user.email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const browser of [person.browser, ...browsers])
    expect(await list(browser)).toEqual(new Set(ids.flat()))
  expect(await audit(api.db)).toEqual([])
})

test('jobs that come in while their device signs in are the user’s', async () => {
  const browser = await openBrowser(api.url)
  const cookie = browser.cookie()
  const sendOld = () =>
    fetch(`${api.url}/api/jobs`, {
      method: 'POST',
      headers: { cookie, origin: api.url, 'content-type': 'application/json' },
      body: JSON.stringify({
        originalContent: '# Ada',
        mode: 'queue',
        jobs: [{ jobDescription: 'Cook' }],
      }),
    })
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, sendOld)),
    register(api.url, browser),
  ])
  const accepted = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as BatchDto).jobs[0]?.id),
  )
  expect(await list(browser)).toEqual(new Set(accepted))
  expect(await audit(api.db)).toEqual([])
})

test('two people at one computer: each sees their own', async () => {
  const first = await register(api.url)
  const own = await accept(first.browser, 1)
  await first.browser.post('/api/auth/logout')
  const { browser } = first
  await register(api.url, browser)
  expect(await list(browser)).toEqual(new Set())
  expect(await list(await signInElsewhere(api.url, first))).toEqual(new Set(own))
})

test('a browser that never got the answer to its sign-in goes on as a visitor', async () => {
  const browser = await openBrowser(api.url)
  await accept(browser, 1)
  await fetch(`${api.url}/api/auth/register`, {
    method: 'POST',
    headers: { cookie: browser.cookie(), origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify(newPerson()),
  })
  expect((await browser.get('/api/auth/me')).status).toBe(401)
  const ids = await accept(browser, 1)
  expect(await list(browser)).toEqual(new Set(ids))
})

test.each(['/api', '/%61pi'])(
  'a copy of the device’s cookie from before the sign-in is a new visitor’s, at %s',
  async (root) => {
    const browser = await openBrowser(api.url)
    const copy = await openBrowser(api.url)
    const device = browser.cookieNamed('tailorbird_device') ?? ''
    const [id = ''] = await accept(browser, 1)
    await register(api.url, browser)
    const ask = (method: 'get' | 'post' | 'delete', path: string, body?: unknown) => {
      copy.setCookie('tailorbird_device', device)
      return copy[method](path.replace('/api', root), body as never)
    }
    const resumeId = await tailorAs(api.db, id)
    expect((await browser.get(`/api/resume/${resumeId}`)).status).toBe(200)

    expect((await ask('get', `/api/resume/${resumeId}`)).status).toBe(404)
    expect((await ask('delete', `/api/resume/${resumeId}`)).status).toBe(404)
    expect((await ask('post', `/api/jobs/${id}/cancel`)).status).toBe(404)
    await ask('post', '/api/confirmed-skills', { skill: 'Theft' })
    const jobs = [{ jobDescription: 'Spy' }]
    await ask('post', '/api/jobs', { originalContent: '# Eve', mode: 'queue', jobs })
    await ask('delete', '/api/data')
    expect(await list(browser)).toEqual(new Set([id]))
    const skills = await (await browser.get('/api/confirmed-skills')).json()
    expect(skills).toEqual({ skills: [] })
    // It is given an owner of its own, and goes on with that.
    expect(copy.cookieNamed('tailorbird_device')).not.toBe(device)
    expect(await audit(api.db)).toEqual([])
  },
)
