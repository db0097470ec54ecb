import type { ConfirmedSkills } from '@tailorbird/contracts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const PATH = '/api/confirmed-skills'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') })
})
afterAll(() => api.close())

test("a new visitor's 'I have this skill' is kept for them alone, and can be taken back", async () => {
  const browser = await openBrowser(api.url)
  const answer = await browser.post(PATH, { skill: 'Wound care' })
  expect(answer.status).toBe(200)
  const { skills } = (await answer.json()) as ConfirmedSkills
  expect(skills.map(({ skill }) => skill)).toEqual(['Wound care'])

  const stranger = await openBrowser(api.url)
  expect(await (await stranger.get(PATH)).json()).toEqual({ skills: [] })
  const own = `${PATH}/${skills[0]?.id ?? ''}`
  expect((await stranger.delete(own)).status).toBe(404)
  expect((await browser.delete(own)).status).toBe(204)
  expect((await browser.delete(own)).status).toBe(404)
  expect(await (await browser.get(PATH)).json()).toEqual({ skills: [] })
})

test.each(['', '   ', ' Kafka', 'a'.repeat(81), 'a\nb', 'a\0b', 7, null])(
  'a skill of %j is refused with a reason',
  async (skill) => {
    const browser = await openBrowser(api.url)
    const answer = await browser.post(PATH, { skill })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: unknown[] }
    expect(errors).not.toEqual([])
  },
)

test('skills are not logged', async () => {
  const browser = await openBrowser(api.url)
  await browser.post(PATH, { skill: 'Basket weaving' })
  expect(api.logLines.join('')).not.toContain('Basket')
})
