import { findUnreadOwners } from '@tailorbird/db'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../../parts.ts'
import { openPostingReader, type PostingReader } from './posting-reader.ts'

const SWEEP_MS = 30_000

/** Opens the app's reader: it looks for what a stopped process left unread, and ends with the app. */
export function keepReading(app: FastifyInstance, parts: Parts): PostingReader {
  const reader = openPostingReader(parts, app.log)
  const sweep = async (): Promise<void> => {
    try {
      for (const ownerId of await findUnreadOwners(parts.db)) reader.wake(ownerId)
    } catch (error) {
      app.log.warn({ err: error }, 'no look for unread postings')
    }
  }
  const timer = setInterval(() => void sweep(), SWEEP_MS)
  app.addHook('onListen', () => void sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await reader.close()
  })
  return reader
}
