import { expect, test } from 'vitest'
import { openTurnstile } from './turnstile.ts'

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('so many at once, the others one after another', async () => {
  const pass = openTurnstile(2, 10)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  }
  await Promise.all(Array.from({ length: 10 }, () => pass(work)))
  expect(most).toBe(2)
})

test('when the line is full it says so, and goes on', async () => {
  const pass = openTurnstile(1, 1)
  const first = held()
  const second = held()
  const running = [pass(first.work), pass(second.work)]
  await expect(pass(first.work)).rejects.toMatchObject({ code: 'busy', retryAfterMs: 2000 })
  first.end()
  second.end()
  await Promise.all(running)
  expect(await pass(() => Promise.resolve('in'))).toBe('in')
})

test('who fails leaves the place to the next', async () => {
  const pass = openTurnstile(1, 5)
  const failing = pass(() => Promise.reject(new Error('no')))
  const next = pass(() => Promise.resolve('in'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('in')
})
