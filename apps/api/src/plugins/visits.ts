import { noteVisits, type Db } from '@tailorbird/db'
import plugin from 'fastify-plugin'

const NOTED_FOR_MS = 3_600_000
/** So many owners are remembered; the rest cost a statement that changes nothing. */
const REMEMBERED = 10_000

/** Notes when an owner was here last, from which the time until its data goes is counted. */
export const visitsPlugin = plugin<{ db: Db }>(
  async (app, { db }) => {
    const noted = new Map<string, number>()
    app.addHook('onRequest', async ({ owner, isNewDevice, url, log }) => {
      // Who brings no cookie of ours has stored nothing yet.
      if ((isNewDevice && owner.kind === 'device') || !url.startsWith('/api/')) return
      const now = performance.now()
      if (now - (noted.get(owner.id) ?? -NOTED_FOR_MS) < NOTED_FOR_MS) return
      remember(noted, owner.id, now)
      // Nobody waits for it.
      noteVisits(db, [owner.id]).catch((error: unknown) => {
        noted.delete(owner.id)
        log.warn({ err: error }, 'visit not noted')
      })
      await Promise.resolve()
    })
    await Promise.resolve()
  },
  { name: 'visits', dependencies: ['owner'] },
)

function remember(noted: Map<string, number>, ownerId: string, now: number): void {
  noted.delete(ownerId)
  noted.set(ownerId, now)
  if (noted.size <= REMEMBERED) return
  const [oldest = ''] = noted.keys()
  noted.delete(oldest)
}
