import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { createTestDatabase } from '@tailorbird/db/testing'
import { expect, inject, test } from 'vitest'
import { createProducer, openQueueBackend } from './index.ts'
import { openTestQueue } from './testing/index.ts'

/** A way to a server that can be closed and opened. */
async function openGate(port: number, host: string) {
  let isOpen = false
  const gate = createServer((socket) => {
    if (isOpen) pipeline(socket, connect(port, host), socket, () => undefined)
    else socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  return {
    port: (gate.address() as AddressInfo).port,
    open: () => (isOpen = true),
    close: () => gate.close(),
  }
}

test('a queue whose first connection failed works as soon as the database is there', async () => {
  await using opened = new AsyncDisposableStack()
  const database = await createTestDatabase(inject('postgresUrl'))
  opened.defer(() => database.close())
  const tables = await openTestQueue(database.url, '')
  opened.defer(() => tables.close())
  const url = new URL(database.url)
  const gate = await openGate(Number(url.port), url.hostname)
  opened.defer(() => void gate.close())
  url.port = String(gate.port)

  const backend = openQueueBackend({ databaseUrl: url.href, onError: () => undefined })
  opened.defer(() => backend.close())
  const producer = createProducer(backend, () => undefined)
  opened.defer(() => producer.close())
  await expect(producer.ping()).rejects.toMatchObject({ code: 'queue_unavailable' })

  gate.open()
  await producer.ping()
  const payload = { jobId: 'job'.padEnd(21, '_'), attempt: 1, requestId: 'request-1' }
  await producer.enqueue('tailor-resume', payload)
  expect(await producer.readState('tailor-resume', payload)).toBe('pending')
})

test('counting without a Redis says that the queue is away', async () => {
  const backend = openQueueBackend({
    redisUrl: 'redis://127.0.0.1:1',
    databaseUrl: '',
    onError: () => undefined,
  })
  await expect(backend.countHit?.('anybody', 60_000)).rejects.toMatchObject({
    code: 'queue_unavailable',
  })
  await backend.close()
})
