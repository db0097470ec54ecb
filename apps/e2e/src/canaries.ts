import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext } from '@playwright/test'
import { startEmbeddedPostgres } from '@tailorbird/db/embedded'
import { dumpTables } from '@tailorbird/queue/testing/dump-queue'

/**
 * What only the tests' resumes, postings and accounts say: names, numbers, sentences, passwords, and
 * any mail address or link for a new password. No log, queue or error may.
 */
const CANARIES = [
  /lindqvist/i,
  // The digits of an id that begins or goes on so are nobody's phone number.
  /(?<![\da-f])555[-) ]{1,2}0\d{3}/,
  /barcode scanning/i,
  /32-bed telemetry/i,
  /heart patients/i,
  /equal opportunity employer/i,
  /[\w.+-]+@[\w.-]*example\.\w+/i,
  /correct horse|long enough|battery staple/i,
  /reset-password\?|[?&]token=/i,
]

/** @returns what a text says that it must not, with what stands around it */
function findCanaries(where: string, text: string): string[] {
  return CANARIES.flatMap((canary) => {
    const place = text.search(canary)
    return place < 0 ? [] : [`${where}: … ${text.slice(Math.max(0, place - 150), place + 100)} …`]
  })
}

/** Looks into the logs and the queue's tables of a product that has stopped. */
export async function expectNoCanaries(dataDir: string): Promise<void> {
  const found: string[] = []
  const names = (await readdir(dataDir)).filter((name) => name.includes('.log'))
  for (const name of names) {
    found.push(...findCanaries(name, await readFile(join(dataDir, name), 'utf8')))
  }
  const server = await startEmbeddedPostgres(dataDir, { durable: false })
  try {
    const queues = await dumpTables(server.url)
    expect(queues, 'the tables of the queue').toContain('bullmq.job')
    found.push(...findCanaries('queue', queues))
  } finally {
    await server.stop()
  }
  expect(names).toContain('tailorbird.log')
  expect(found).toEqual([])
}

/** Reads each error that the browser is answered. @returns what says whether one quoted a person */
export function readErrors(context: BrowserContext): () => Promise<void> {
  const reading: Promise<string[]>[] = []
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().includes('/api/')) return
    const body = response.text().catch(() => '')
    reading.push(body.then((text) => findCanaries(`error of ${response.url()}`, text)))
  })
  return async () => {
    const found = await Promise.all(reading)
    expect(found.flat()).toEqual([])
  }
}
