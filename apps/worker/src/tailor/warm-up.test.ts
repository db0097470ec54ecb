import { expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

test('a thread has tailored by itself and with a model, and has seen each verdict, before its first job', async () => {
  const [offline, withModel] = (await warmUp()).map((step) => ('done' in step ? step.done : null))
  expect(offline).toMatchObject({ usage: null, confirmedSkills: 1 })
  expect(withModel).toMatchObject({ edits: 1, suggestions: 2 })
})
