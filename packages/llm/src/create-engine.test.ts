import { startModelServer } from '@tailorbird/fakes'
import { expect, test } from 'vitest'
import { createEngine } from './create-engine.ts'
import { samplePosting, sampleResume } from './testing/sample.ts'
import { tailorWith } from './testing/tailor.ts'

const signal = new AbortController().signal

test.each([
  [{}, 'offline'],
  [{ apiKey: '', baseUrl: '' }, 'offline'],
  [{ apiKey: 'key' }, 'openai'],
  [{ baseUrl: 'http://127.0.0.1:9/v1' }, 'openai'],
] as const)('%j makes the engine %s', (config, name) => {
  expect(createEngine({ ...config, model: 'm' }).name).toBe(name)
})

test('a server of one’s own needs no key', async () => {
  const server = await startModelServer()
  const engine = createEngine({ baseUrl: server.url, model: 'fake-model' })
  const tailoring = await tailorWith(engine, sampleResume, samplePosting, signal)
  await server.close()
  expect(tailoring.model).toBe('fake-model')
})

test('the offline engine orders what the resume says and writes no fact', async () => {
  const engine = createEngine({ model: '' })
  const tailoring = await tailorWith(engine, sampleResume, samplePosting, signal)
  const bullets = sampleResume.workExperience[0]?.description ?? []
  expect(tailoring).toMatchObject({ engine: 'offline', model: null, usage: null, warnings: [] })
  expect(tailoring.resume.workExperience[0]?.description.toSorted()).toEqual(bullets.toSorted())
  expect(tailoring.resume.skillsCategories).toEqual(sampleResume.skillsCategories)
  expect(await tailorWith(engine, sampleResume, samplePosting, signal)).toEqual(tailoring)
})

test('the offline engine stops when it is told to', async () => {
  const aborted = AbortSignal.abort(new Error('cancelled'))
  const tailoring = tailorWith(createEngine({ model: '' }), sampleResume, samplePosting, aborted)
  await expect(tailoring).rejects.toThrow('cancelled')
})
