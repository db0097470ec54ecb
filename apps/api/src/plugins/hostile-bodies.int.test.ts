import { setTimeout as delay } from 'node:timers/promises'
import type { BatchDto } from '@tailorbird/contracts'
import { listAccountRoutes, listHostileBodies, listTextRoutes } from '@tailorbird/fakes'
import { afterEach, expect, inject, test } from 'vitest'
import { renderAs, tailorAs } from '../testing/act-as-worker.ts'
import { openBrowser, type Browser } from '../testing/browser.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

/** What a body may be answered with; 503: payments and mail are not set up here. */
const ANSWERS = new Set([200, 202, 204, 400, 401, 409, 413, 422, 429, 503])

let api: TestApi | undefined
let asking: Promise<number[]> | undefined
let done = new AbortController()
afterEach(async () => {
  // A test that ran out of time goes on behind our back: nobody is asked any more before the API is closed.
  done.abort()
  await asking
  await api?.close()
})

/** Asks for the own jobs, again and again, until it is told to stop. @returns the status of each answer */
async function keepAsking(browser: Browser, until: AbortSignal): Promise<number[]> {
  const statuses: number[] = []
  while (!until.aborted) {
    const answer = await browser.get('/api/jobs')
    statuses.push(answer.status)
    await answer.text()
    // As often as a page would at most.
    await delay(20)
  }
  return statuses
}

test(
  'while one client sends hostile bodies, each is answered, and so is everybody else',
  // Forty seconds alone, and several times that beside all other tests on two cores.
  { timeout: 400_000 },
  async () => {
    const urls = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') }
    api = await startTestApi({ ...urls, env: {} })
    const { url, db } = api
    const [hostile, other] = [await openBrowser(url), await openBrowser(url)]
    const jobs = [{ jobDescription: 'Gardener' }]
    const sent = await hostile.post('/api/jobs', { originalContent: '# Ada', mode: 'batch', jobs })
    const resumeId = await tailorAs(db, ((await sent.json()) as BatchDto).jobs[0]?.id ?? '')
    await renderAs(db, resumeId)
    done = new AbortController()
    asking = keepAsking(other, done.signal)
    const statuses = new Map<string, number>()
    const textRoutes = listTextRoutes(resumeId)
    for (const [index, route] of [...textRoutes, ...listAccountRoutes()].entries()) {
      const { method, path, limit } = route
      const bodies = listHostileBodies(route, [Math.min(12_000, limit)])
      // Calls without texts share what reads them, so together they have all.
      const isChosen = (_: unknown, at: number) => index < textRoutes.length || at % 3 === index % 3
      for (const { name, write } of bodies.filter(isChosen)) {
        const answer = await fetch(url + path, {
          method,
          headers: {
            cookie: hostile.cookie(),
            origin: url,
            'content-type': 'application/json',
            prefer: 'respond-async',
          },
          body: write(),
        })
        statuses.set(`${method} ${path} ${name}`, answer.status)
        await answer.text()
      }
    }
    done.abort()
    const asked = await asking
    const wrong = [...statuses].filter(([, status]) => !ANSWERS.has(status))
    expect(wrong).toEqual([])
    expect(statuses.size).toBe(220)
    expect(asked.length).toBeGreaterThan(20)
    expect(new Set(asked)).toEqual(new Set([200]))
  },
)
