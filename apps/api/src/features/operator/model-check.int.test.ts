import type { NewestModelCheck, Problem } from '@tailorbird/contracts'
import { addModelFinding, endModelCheck, takeModelCheck } from '@tailorbird/db'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const TOKEN = 'thimble-and-needle-17'
const PATH = '/api/operator/model-check'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

let api: TestApi
let browser: Browser
async function open(token: string | undefined) {
  const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
  api = await startTestApi({ ...urls, env: { OPERATOR_TOKEN: token } })
  browser = await openBrowser(api.url)
}
beforeEach(() => open(TOKEN))
afterEach(() => api.close())

const read = async (answer: Response) => ((await answer.json()) as NewestModelCheck).check
const ask = () => browser.get(PATH, bearer(TOKEN))
const press = () => browser.post(PATH, undefined, bearer(TOKEN))
const finish = async (works: boolean) => {
  const taken = await takeModelCheck(api.db)
  if (!taken) throw new Error('nothing to take')
  await endModelCheck(api.db, taken, works)
}

test('a check is asked for, followed and told; a second press gives the same', async () => {
  expect(await read(await ask())).toBeNull()
  const pressed = await press()
  expect(pressed.status).toBe(202)
  const first = await read(pressed)
  expect(first).toMatchObject({ state: 'waiting', isStuck: false, works: null, findings: [] })
  expect((await read(await press()))?.id).toBe(first?.id)

  const taken = await takeModelCheck(api.db)
  if (!taken) throw new Error('nothing to take')
  const finding = {
    test: 'speed',
    model: 'needle-1',
    state: 'note',
    says: 'needle-1 is slow.',
    figure: '40.0 s in 2 calls',
    change: 'Take a faster model.',
  } as const
  await addModelFinding(api.db, taken, finding)
  expect(await read(await ask())).toMatchObject({ state: 'running', findings: [finding] })
  expect((await read(await press()))?.id).toBe(first?.id)
  await endModelCheck(api.db, taken, true)
  expect(await read(await ask())).toMatchObject({ id: first?.id, state: 'done', works: true })
  expect((await read(await press()))?.id).not.toBe(first?.id)
})

test.each([
  ['another token', bearer('thimble-and-needle-18')],
  ['a longer one', bearer(`${TOKEN}1`)],
  ['the beginning of it', bearer(TOKEN.slice(0, -1))],
  ['none', {}],
  ['another way to say it', { authorization: `Basic ${btoa(`operator:${TOKEN}`)}` }],
])('with %s nothing is read and nothing starts', async (_what, headers: Record<string, string>) => {
  await press()
  for (const answer of [
    await browser.get(PATH, headers),
    await browser.post(PATH, undefined, headers),
  ]) {
    expect(answer.status).toBe(401)
    const { code, errors } = (await answer.json()) as Problem
    expect(code).toBe('invalid_credentials')
    expect(errors).toMatchObject([{ path: 'token' }])
  }
  expect(await api.db.selectFrom('model_checks').select('id').execute()).toHaveLength(1)
})

test('who guesses is held up, from whatever browser', async () => {
  for (let at = 0; at < 10; at += 1) {
    const one = await openBrowser(api.url)
    expect((await one.get(PATH, bearer(`a-guess-of-mine-${at}`))).status).toBe(401)
  }
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('checks are counted by the hour, and looking is not', async () => {
  for (let at = 0; at < 20; at += 1) {
    expect((await press()).status).toBe(202)
    await finish(true)
  }
  expect((await press()).status).toBe(429)
  expect((await ask()).status).toBe(200)
})

test('another site can start nothing', async () => {
  const answer = await browser.post(PATH, undefined, {
    ...bearer(TOKEN),
    origin: 'https://elsewhere.example',
  })
  expect(answer.status).toBe(403)
})

test('no token is in a log line', async () => {
  await press()
  await ask()
  await browser.get(PATH, bearer('a-wrong-token-of-somebody'))
  const lines = api.logLines.join('')
  expect(lines).toContain('check of the AI service asked for')
  expect(lines).not.toMatch(/thimble|somebody|[Bb]earer/)
})

test('an installation without a token has no such call', async () => {
  await api.close()
  await open(undefined)
  for (const token of ['', 'undefined', TOKEN]) {
    expect((await browser.get(PATH, bearer(token))).status).toBe(404)
    expect((await browser.post(PATH, undefined, bearer(token))).status).toBe(404)
  }
})
