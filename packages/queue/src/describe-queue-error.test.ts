import { afterAll, expect, test, vi } from 'vitest'
import { describeQueueError } from './describe-queue-error.ts'
import { openQueueBackend } from './open-backend.ts'
import { createProducer } from './producer.ts'

const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

test('what is wrong with a queue is said, and its password is not', async () => {
  const said: string[] = []
  const onError = (error: Error): void => void said.push(describeQueueError(error))
  const backend = openQueueBackend({
    redisUrl: 'redis://ada:secret@127.0.0.1:1',
    databaseUrl: '',
    onError,
  })
  opened.defer(() => backend.close())
  const producer = createProducer(backend, onError)
  opened.defer(() => producer.close())
  await vi.waitFor(() => expect(said.join(' ')).toContain('ECONNREFUSED'), 20_000)
  expect(said.join(' ')).not.toContain('secret')
})

test('a long message is cut', () => {
  expect(describeQueueError(new Error('x'.repeat(1000)))).toHaveLength(200)
})
